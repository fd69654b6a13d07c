import { consentFault, testimonialOf } from '@elos/content/review/consents'
import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { useEditState } from 'sanity'
import { aboveFields } from '../base/aboveFields.tsx'
import { today } from '../base/initialValues.ts'
import { Note } from '../base/Note.tsx'
import { WithoutVersions } from '../base/WithoutVersions.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { useAuthorization } from './useAuthorization.ts'

/** The form of a record of consent, with a link to its testimonial and why the site does not show it. */
export const ConsentInput = aboveFields(({ id: recordId }) => {
  const id = testimonialOf(recordId)
  const record = useAuthorization(id)
  const { draft, published } = useEditState(id, 'testimonial')
  const { author, content } = { ...(draft ?? published) }
  const fault = record && consentFault(record, content, today())
  return (
    <>
      <WithoutVersions />
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
})
