import type { Site } from '@elos/content'
import { phoneHref, phoneText } from './phone.ts'

/**
 * One line with the e-mail and the phone of the data protection officer; nothing when both are
 * missing.
 */
export function DataOfficer({ site: { dpoEmail, dpoPhone } }: { site: Site }) {
  if (!dpoEmail && !dpoPhone) return null
  return (
    <p>
      Encarregado pelos dados: {dpoEmail && <a href={`mailto:${dpoEmail}`}>{dpoEmail}</a>}
      {dpoEmail && dpoPhone && ', '}
      {dpoPhone && <a href={phoneHref(dpoPhone)}>{phoneText(dpoPhone)}</a>}
    </p>
  )
}
