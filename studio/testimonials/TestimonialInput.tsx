import { isLoopback } from '@elos/content/parts/address/loopback'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import { CONSENT_TYPE, consentFault, consentId, isExample } from '@elos/content/review/consents'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useFormValue } from 'sanity'
import { aboveFields } from '../base/aboveFields.tsx'
import { environment } from '../base/environment.ts'
import { today } from '../base/initialValues.ts'
import { Places } from '../base/places/Places.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { useAuthorization } from './useAuthorization.ts'

/** The form of a testimonial, with a link to the record of its author's consent and where it is shown. */
export const TestimonialInput = aboveFields(({ id }) => {
  const words = useFormValue(['content'])
  const record = useAuthorization(id)
  const fault = consentFault(record, words, today())
  const isShown = !fault || (isExample(fault) && isLoopback(environment.siteUrl))
  const grantedAt = brazilianDay(textOf(record?.grantedAt))
  return (
    <>
      <DocumentLink
        id={consentId(id)}
        type={CONSENT_TYPE}
        icon={CheckmarkCircleIcon}
        title={titleOf(fault?.path)}
        text={fault?.message ?? `${textOf(record?.person)}, em ${grantedAt}`}
        tone={fault ? 'caution' : 'positive'}
      />
      <Places
        id={id}
        type="testimonial"
        absence={isShown ? undefined : 'fora do site: sem autorização'}
      />
    </>
  )
})

/** The texts of the link to the record, by the field of the record that is at fault. */
function titleOf(faultAt: string | undefined): string {
  if (!faultAt) return 'Autorização registrada'
  if (faultAt === 'example') return 'Autorização de exemplo'
  return faultAt === 'withdrawnAt' ? 'Autorização retirada' : 'Registrar a autorização'
}
