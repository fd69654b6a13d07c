/** What happens to what is typed, beside the button that sends it. */
export function PrivacyNote() {
  return (
    <p>
      <small>
        Usamos seus dados apenas para responder a este pedido. Veja a{' '}
        <a href="/politica-privacidade">Política de Privacidade</a>.
      </small>
    </p>
  )
}
