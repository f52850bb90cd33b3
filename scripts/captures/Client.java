import java.net.Socket;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.*;

/** Makes one handshake with whatever the server sends: PORT NAME VERSION. */
class Client {
  public static void main(String[] arguments) throws Exception {
    X509TrustManager anything = new X509ExtendedTrustManager() {
      public void checkClientTrusted(X509Certificate[] chain, String type) {}
      public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {}
      public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}
      public void checkServerTrusted(X509Certificate[] chain, String type) {}
      public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {}
      public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}
      public X509Certificate[] getAcceptedIssuers() { return new X509Certificate[0]; }
    };
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[] {anything}, null);
    SSLSocketFactory factory = context.getSocketFactory();
    try (SSLSocket socket = (SSLSocket) factory.createSocket("127.0.0.1", Integer.parseInt(arguments[0]))) {
      SSLParameters parameters = socket.getSSLParameters();
      parameters.setServerNames(List.of(new SNIHostName(arguments[1])));
      parameters.setProtocols(new String[] {arguments[2]});
      socket.setSSLParameters(parameters);
      socket.startHandshake();
    }
  }
}
