import type { CallTime, QuoteOption } from '@elos/content'
import type { QuoteSubject } from '@elos/leads'
import { QUESTIONS, type QuestionName, questionOf } from '@elos/leads/quote/questions'
import {
  fieldsAbout,
  planTypesAbout,
  presetAnswers,
  questionsAbout,
} from '@elos/leads/quote/subject'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { quoteFormWords } from '../words/quoteForm.ts'
import { Ages, type IsAnswered } from './Ages.tsx'
import type { Bind } from './bind.ts'
import { ChatSubmit } from './ChatSubmit.tsx'
import { Field, Labelled, Select, WHOLE_NUMBER } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { EmailField, NameField, PhoneField } from './personFields.tsx'

const { more, optional } = quoteFormWords

/** The choices of the form that depend on the site's content. */
export interface QuoteChoices {
  carriers: QuoteOption[]
  callTimes: readonly CallTime[]
}

/** The questions that have a place of their own in the form. */
const WITH_OWN_PLACE: readonly QuestionName[] = ['sobre', 'faixaEtaria', 'message']

/** A question with a list, a number or a short text for its answer. */
function ShortQuestion(props: {
  name: QuestionName
  bind: Bind
  choices: QuoteChoices
  subject: QuoteSubject | undefined
}) {
  const { name, bind, choices, subject } = props
  const { label, unsure, range, max, placeholder } = questionOf(name)
  const options = optionsOf(name, choices, subject)
  if (options) {
    const none = unsure ?? ''
    return (
      <Select label={label} hint={optional} field={bind(name)} empty={none} options={options} />
    )
  }
  return (
    <Field
      label={label}
      hint={optional}
      field={bind(name)}
      {...(range ? WHOLE_NUMBER : { maxLength: max })}
      autoComplete={name === 'cidade' ? 'address-level2' : undefined}
      enterKeyHint="next"
      placeholder={placeholder}
    />
  )
}

/** The options of a question with a list, of those that there are of the subject; undefined for one without. */
function optionsOf(
  name: QuestionName,
  { carriers, callTimes }: QuoteChoices,
  subject: QuoteSubject | undefined,
) {
  const all =
    name === 'operadora'
      ? carriers
      : Object.entries(questionOf(name).choices ?? {}).map(([value, label]) => ({ value, label }))
  if (all.length === 0 && name !== 'operadora') return undefined
  const offered: Partial<Record<QuestionName, readonly string[]>> = {
    operadora: subject?.carriers,
    tipo: planTypesAbout(subject),
    horario: callTimes,
  }
  return all.filter(({ value }) => offered[name]?.includes(value) ?? true)
}

function Message({ bind }: { bind: Bind }) {
  const { label, max } = QUESTIONS.message
  const field = bind('message')
  return (
    <Labelled label={label} hint={optional} error={field.error}>
      <textarea rows={3} maxLength={max} {...field.control} />
      <small>Não conte aqui doenças nem tratamentos.</small>
    </Labelled>
  )
}

/** Says what the quote is about, where no list of the form has it. */
function About({ subject, bind }: { subject: QuoteSubject; bind: Bind }) {
  return (
    <p className="about">
      {`${QUESTIONS.sobre.label}: `}
      <b>{subject.name}</b>
      <input type="hidden" {...bind('sobre').control} />
    </p>
  )
}

interface QuoteFormProps {
  id: string
  choices: QuoteChoices
  /** The carrier, plan or insurance that the quote is about, which decides the questions. */
  subject?: QuoteSubject
  bind: Bind
  /** The answers that an island begins with. The server's are those of `bind`. */
  initial?: Record<string, string>
  /** The attributes that an island adds to the form element. */
  form?: FormHTMLAttributes<HTMLFormElement>
  /** Says how many people were counted in the ages in words. */
  ageCount?: ReactNode
  /** The submit button, and content above it. */
  children?: ReactNode
}

/** The fields that are always in sight. */
const UNFOLDED = ['name', 'email', 'phone', 'sobre']

/**
 * The quote request: three questions, and the others folded until one has an answer, or the visitor comes with a question
 * of her own. The names of its fields are the data contract. It works without script.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { id, choices, subject, bind, initial, form, ageCount, children = <ChatSubmit /> } = props
  const asked = questionsAbout(subject)
  const preset = presetAnswers(subject)
  const isAnswered: IsAnswered = (names) =>
    names.some((name) => {
      if (initial) return initial[name] && !preset[name]
      const { control, error } = bind(name)
      const told = preset[name] ?? ''
      return error || (control.defaultValue ?? told) !== told
    })
  const folded = fieldsAbout(subject).filter((name) => !UNFOLDED.includes(name))
  return (
    <form id={id} className="form" method="post" action="/api/contato" {...form}>
      {subject && asked.includes('sobre') && <About subject={subject} bind={bind} />}
      <NameField field={bind('name')} />
      <div className="pair pairs">
        <EmailField field={bind('email')} />
        <PhoneField field={bind('phone')} required />
      </div>
      <details
        className="fold"
        open={subject?.question !== undefined || isAnswered(folded) || undefined}
      >
        <summary>{more}</summary>
        <div className="pair pairs">
          {asked
            .filter((name) => !WITH_OWN_PLACE.includes(name))
            .map((name) => (
              <ShortQuestion
                key={name}
                name={name}
                bind={bind}
                choices={choices}
                subject={subject}
              />
            ))}
        </div>
        {asked.includes('faixaEtaria') && (
          <Ages bind={bind} subject={subject} isAnswered={isAnswered} ageCount={ageCount} />
        )}
        <Message bind={bind} />
      </details>
      {children}
      <PrivacyNote />
    </form>
  )
}
