import { consentFault, testimonialOf } from '@elos/content/review/consents'
import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { Stack } from '@sanity/ui'
import { type ObjectInputProps, useEditState, useFormValue } from 'sanity'
import { today } from '../base/initialValues.ts'
import { Note } from '../base/Note.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { useAuthorization } from './useAuthorization.ts'

/** The form of a record of consent, with a link to its testimonial and why the site does not show it. */
export function ConsentInput(props: ObjectInputProps) {
  const id = useFormValue(['_id'])
  return (
    <Stack gap={5}>
      {typeof id === 'string' && <TestimonialLink id={testimonialOf(id)} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function TestimonialLink({ id }: { id: string }) {
  const record = useAuthorization(id)
  const { draft, published } = useEditState(id, 'testimonial')
  const { author, content } = { ...(draft ?? published) }
  const fault = record && consentFault(record, content, today())
  return (
    <>
      <DocumentLink
        id={id}
        type="testimonial"
        icon={DoubleQuoteIcon}
        title={typeof author === 'string' ? author : 'Abrir o depoimento'}
        text={typeof content === 'string' ? content : ''}
        tone="default"
      />
      {fault && <Note tone="caution">{fault.message}</Note>}
    </>
  )
}
