import type { Asked } from '@elos/content/sections/asked'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { ASKED_FIELD, askWords } from '../words/asked.ts'
import { bound } from './bind.ts'
import { Labelled } from './Field.tsx'

const Root = styled('div', 'AskForm')`
  --focus: ${theme.pine};
  container-type: inline-size;
  flex: 1 1 20rem;
  max-width: 42rem;
  margin-block: 24px 32px;
  padding: 20px;
  border: 2px solid ${theme.line};
  border-radius: ${theme.radius};
  > .form {
    gap: 12px;
  }
  > .form > .field > label > textarea {
    field-sizing: content;
    max-height: 12rem;
  }
  > .form,
  > .form > .field > label {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 24rem) {
    > .form {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`

interface AskFormProps {
  /** The id of the section, and the page that it stands on. */
  id: string
  place: Place
  kind: keyof typeof askWords
  /** The request, where this is the page of the answer, and the value that was read; none of an unreadable text. */
  asked?: Asked & { value?: string }
}

/** The form by which a visitor asks a section for its own dates or bands. It works without script, and keeps nothing. */
export function AskForm({ kind, id, place, asked }: AskFormProps) {
  const { path, field, title, label, submit, unread, placeholder, maxLength } = askWords[kind]
  const { text = '', value, from = `${place.path}#${id}` } = asked ?? {}
  const error = text !== '' && value === undefined ? unread(text) : undefined
  const input = { placeholder, maxLength, required: true }
  const { control, error: shown } = bound(id, { name: field, defaultValue: value ?? text }, error)
  return (
    <Root className="paper screen">
      <form className="form" action={path} aria-label={title}>
        <input type="hidden" name={ASKED_FIELD} value={from} />
        <Labelled label={label} error={shown}>
          {kind === 'waits' ? (
            <input {...input} {...control} inputMode="numeric" />
          ) : (
            // Browsers take the ends of lines out of a pasted column in a field of one line.
            <textarea rows={1} {...input} {...control} />
          )}
        </Labelled>
        <button className="button quiet" type="submit">
          {submit}
        </button>
      </form>
    </Root>
  )
}
