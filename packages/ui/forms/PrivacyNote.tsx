import { CONSENT_TEXTS, CONSENT_VERSION } from '@elos/leads/lead/consent'

/** What happens to what is typed, beside the button that sends it. */
export function PrivacyNote() {
  return (
    <p>
      <small>
        {CONSENT_TEXTS[CONSENT_VERSION]} Veja a{' '}
        <a href="/politica-privacidade">Política de Privacidade</a>.
      </small>
    </p>
  )
}
