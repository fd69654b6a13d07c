import { brazilianDay } from '@elos/content/parts/time/day'
import { CONSENT_TYPE, consentGap, consentId } from '@elos/content/review/consents'
import { textOf } from '@elos/content/review/value'
import { publishedId } from '@elos/content/tags/tags'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Stack } from '@sanity/ui'
import { type ObjectInputProps, useEditState, useFormValue } from 'sanity'
import { today } from '../templates/initialValues.ts'
import { DocumentLink } from './DocumentLink.tsx'

/** The form of a testimonial, with a link to the record of its author's consent. */
export function TestimonialInput(props: ObjectInputProps) {
  const id = useFormValue(['_id'])
  return (
    <Stack gap={5}>
      {typeof id === 'string' && <ConsentLink id={consentId(publishedId(id))} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function ConsentLink({ id }: { id: string }) {
  const { published: record } = useEditState(id, CONSENT_TYPE)
  const isRecorded = !consentGap(record, today())
  const grantedAt = brazilianDay(textOf(record?.grantedAt))
  return (
    <DocumentLink
      id={id}
      type={CONSENT_TYPE}
      icon={CheckmarkCircleIcon}
      title={isRecorded ? 'Autorização registrada' : 'Registrar a autorização'}
      text={
        isRecorded
          ? `${textOf(record?.person)}, em ${grantedAt}`
          : 'Falta registrar quem autorizou a publicação, quando e como.'
      }
      tone={isRecorded ? 'positive' : 'caution'}
    />
  )
}
