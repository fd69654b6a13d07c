import { PRIVACY_PATH } from '@elos/content/parts/address/fixedPaths'
import { CONSENT_TEXTS, CONSENT_VERSION } from '@elos/leads/lead/consent'

/** The note about how the data of a form is used, with a link to the privacy policy. */
export function PrivacyNote() {
  return (
    <p>
      <small>
        {`${CONSENT_TEXTS[CONSENT_VERSION]} Veja a `}
        <a href={PRIVACY_PATH}>Política de Privacidade</a>.
      </small>
    </p>
  )
}
