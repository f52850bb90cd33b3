extension MessageTable {
  /// The descriptions of URL loading in other languages, as logs and reports of users have them, and the
  /// titles of pages on which browsers refuse a server (Firefox's from its translations).
  static let localised = """
    NSURLErrorSecureConnectionFailed|Ein SSL-Fehler ist aufgetreten
    NSURLErrorSecureConnectionFailed|Es ist ein SSL-Fehler aufgetreten
    NSURLErrorSecureConnectionFailed|sichere Verbindung zum Server konnte nicht hergestellt werden
    NSURLErrorSecureConnectionFailed|SSL-Verbindung zum Server konnte nicht hergestellt werden
    NSURLErrorSecureConnectionFailed|TLS-Verbindung zum Server konnte nicht hergestellt werden
    NSURLErrorServerCertificateUntrusted|Das Zertifikat für diesen Server ist ungültig
    NSURLErrorTimedOut|Zeitüberschreitung bei der Anforderung
    NSURLErrorCannotConnectToHost|Verbindung zum Server konnte nicht hergestellt werden
    NSURLErrorCannotFindHost|kein Server mit dem angegebenen Hostnamen gefunden
    NSURLErrorNetworkConnectionLost|Die Netzwerkverbindung wurde unterbrochen
    NSURLErrorSecureConnectionFailed|Si è verificato un errore SSL ed è impossibile effettuare una connessione sicura
    NSURLErrorTimedOut|Tempo di richiesta scaduto
    NSURLErrorNetworkConnectionLost|TypeError: La connessione è stata persa
    NSURLErrorSecureConnectionFailed|Произошла ошибка SSL. Безопасное подключение к серверу невозможно
    NSURLErrorServerCertificateUntrusted|Сертификат для данного сервера недействителен
    NSURLErrorTimedOut|Превышен лимит времени на запрос
    NSURLErrorCannotConnectToHost|Не удалось подключиться к серверу
    NSURLErrorCannotConnectToHost|서버에 연결할 수 없습니다
    NSURLErrorServerCertificateUntrusted|이 서버에 대한 인증서가 유효하지 않습니다
    NSURLErrorSecureConnectionFailed|Une erreur SSL s'est produite
    NSURLErrorServerCertificateUntrusted|Le certificat de ce serveur n'est pas valide
    NSURLErrorTimedOut|La requête a expiré
    NSURLErrorCannotConnectToHost|Impossible de se connecter au serveur
    NSURLErrorNetworkConnectionLost|La connexion réseau a été perdue
    NSURLErrorNotConnectedToInternet|La connexion Internet semble interrompue
    NSURLErrorSecureConnectionFailed|un error de SSL y no puede establecerse una conexión segura con el servidor
    NSURLErrorServerCertificateUntrusted|El certificado de este servidor no es válido
    NSURLErrorTimedOut|Se ha agotado el tiempo de espera
    NSURLErrorTimedOut|Se agotó el tiempo de espera
    NSURLErrorNetworkConnectionLost|La conexión de red se ha perdido
    NSURLErrorNetworkConnectionLost|La conexión de red se perdió
    NSURLErrorNotConnectedToInternet|La conexión a Internet parece estar desactivada
    NSURLErrorServerCertificateUntrusted|このサーバの証明書は無効です
    NSURLErrorTimedOut|リクエストがタイムアウトになりました
    NSURLErrorNetworkConnectionLost|ネットワーク接続が切れました
    NSURLErrorNotConnectedToInternet|インターネット接続がオフラインのようです
    NSURLErrorSecureConnectionFailed|发生了 SSL 错误
    NSURLErrorSecureConnectionFailed|发生了SSL错误
    NSURLErrorSecureConnectionFailed|发生了 SSL错误
    NSURLErrorServerCertificateUntrusted|此服务器的证书无效
    NSURLErrorTimedOut|请求超时
    NSURLErrorCannotFindHost|未能找到使用指定主机名的服务器
    NSURLErrorCannotConnectToHost|无法连接服务器
    NSURLErrorNotConnectedToInternet|似乎已断开与互联网的连接
    server trust evaluation failed|Warnung: Mögliches Sicherheitsrisiko erkannt
    server trust evaluation failed|Keine Verbindung aufgebaut: Mögliches Sicherheitsproblem
    server trust evaluation failed|Dies ist keine sichere Verbindung
    server trust evaluation failed|Ihre Verbindung ist nicht privat
    This Connection Is Not Private|Diese Verbindung ist nicht privat
    server trust evaluation failed|Attention : risque probable de sécurité
    server trust evaluation failed|Connexion bloquée : problème de sécurité potentiel
    server trust evaluation failed|Votre connexion n'est pas privée
    This Connection Is Not Private|Cette connexion n'est pas privée
    server trust evaluation failed|Advertencia: riesgo potencial de seguridad a continuación
    server trust evaluation failed|No se conectó: Posible problema de seguridad
    server trust evaluation failed|No se ha conectado: Posible problema de seguridad
    server trust evaluation failed|La conexión no es privada
    server trust evaluation failed|Su conexión no es privada
    This Connection Is Not Private|Esta conexión no es privada
    server trust evaluation failed|警告: 潜在的なセキュリティリスクあり
    server trust evaluation failed|接続中止: 潜在的なセキュリティ問題
    server trust evaluation failed|この接続ではプライバシーが保護されません
    """
}
