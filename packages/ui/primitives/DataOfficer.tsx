import type { Site } from '@elos/content'
import { phoneHref, phoneText } from './phone.ts'

interface DataOfficerProps {
  site: Site
  /** Whether the line says who it is, as the page about personal data has to (LGPD, art. 41, § 1). */
  named?: boolean
}

/**
 * One line with the e-mail and the phone of the data protection officer; nothing when both are
 * missing.
 */
export function DataOfficer({ site, named }: DataOfficerProps) {
  const { dpoName, dpoEmail, dpoPhone } = site
  if (!dpoEmail && !dpoPhone) return null
  return (
    <p>
      Encarregado pelos dados: {named && dpoName && `${dpoName}, `}
      {dpoEmail && <a href={`mailto:${dpoEmail}`}>{dpoEmail}</a>}
      {dpoEmail && dpoPhone && ' e '}
      {dpoPhone && <a href={phoneHref(dpoPhone)}>{phoneText(dpoPhone)}</a>}
    </p>
  )
}
