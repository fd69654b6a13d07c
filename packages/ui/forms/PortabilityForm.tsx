import type { Portability } from '@elos/content'
import { joinHyphens } from '@elos/content/parts/letters/hyphens'
import { ANSWER_FIELDS, ANSWER_PATH } from '@elos/content/parts/portability/address'
import { DAY_OF, LEFT_OUT } from '@elos/content/parts/portability/asked'
import {
  type Answers,
  type ChoiceId,
  OPTIONS,
  type QuestionId,
} from '@elos/content/parts/portability/questions'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { ALL_ANSWERS, portabilityWords } from '../words/portability.ts'
import { Labelled, WHOLE_NUMBER } from './Field.tsx'

const checked = (value: string) => `:has([value="${value}"]:checked)`

/**
 * Hides the questions that change nothing after the answers so far, without script. A browser without `:has` asks all of
 * them.
 */
const HIDDEN = [
  ...LEFT_OUT.map(({ after, questions }) => {
    const answers = Object.values(after).map(checked).join('')
    return `&${answers} :is(${questions.map((id) => `.${id}`)})`
  }),
  ...Object.entries(DAY_OF).map(([day, situation]) => `&:not(${checked(situation)}) .${day}`),
].map((selector) => `${selector}{display:none}`)

const Root = styled('div', 'PortabilityForm')`
  .form {
    gap: 40px;
    counter-reset: question;
  }
  .question {
    counter-increment: question;
  }
  .question > * + * {
    margin-top: 12px;
  }
  .question > legend {
    padding-bottom: 12px;
    font: 560 ${theme.h3} / 1.2 ${theme.heading};
    &::before {
      content: counter(question) "\\2002";
      color: ${theme.pine};
    }
  }
  .options {
    display: grid;
    gap: 8px;
  }
  .options > label {
    padding-block: 10px;
    border-radius: ${theme.radius};
    font: 400 1rem / 1.4 ${theme.body};
    > input {
      flex: none;
    }
  }
  ${HIDDEN.join('')}
`

/** The cards of a question with closed answers. */
function Choices({ id, chosen }: { id: ChoiceId; chosen: string | undefined }) {
  return (
    <div className="options">
      {Object.entries(OPTIONS[id]).map(([value, { text }]) => (
        <label key={value}>
          <input
            type="radio"
            name={ANSWER_FIELDS[id]}
            value={value}
            defaultChecked={value === chosen || undefined}
          />
          {joinHyphens(text)}
        </label>
      ))}
    </div>
  )
}

const MONTHS_IN_YEAR = 12
const MONTHS = Array.from({ length: MONTHS_IN_YEAR }, (_, index) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1999, index),
  ),
)

/** The month and the year in which somebody entered the plan. */
function Since({ since }: Pick<Answers, 'since'>) {
  const { month, year, unknown, help } = portabilityWords.since
  const [enteredYear, enteredMonth] = since?.split('-') ?? []
  return (
    <>
      <div className="pair pairs">
        <Labelled label={month}>
          <select name={ANSWER_FIELDS.month} defaultValue={enteredMonth && Number(enteredMonth)}>
            <option value="">{unknown}</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label={year}>
          <input
            name={ANSWER_FIELDS.year}
            defaultValue={enteredYear}
            minLength={4}
            maxLength={4}
            {...WHOLE_NUMBER}
          />
        </Labelled>
      </div>
      <p className="fine">{help}</p>
    </>
  )
}

/** A day that only one situation has. */
function Day({ name, value }: { name: keyof typeof DAY_OF; value: string | undefined }) {
  return (
    <Labelled label={portabilityWords[name]} className={name}>
      <input type="date" name={ANSWER_FIELDS[name]} defaultValue={value} />
    </Labelled>
  )
}

interface QuestionProps {
  id: QuestionId
  label: string
  answers: Answers
}

function Question({ id, label, answers }: QuestionProps) {
  return (
    <fieldset className={id === 'situation' ? 'question' : `question ${id}`}>
      <legend>{label}</legend>
      {id === 'since' ? <Since since={answers.since} /> : <Choices id={id} chosen={answers[id]} />}
      {id === 'situation' && (
        <>
          <Day name="learnedOn" value={answers.learnedOn} />
          <Day name="leftOn" value={answers.leftOn} />
        </>
      )}
    </fieldset>
  )
}

interface PortabilityFormProps {
  questions: Portability['questions']
  answers?: Answers
}

/**
 * The six questions about a plan, with what was answered before. None has to be answered. It works without script: the
 * answers stand in the address of the page that it leads to.
 */
export function PortabilityForm({ questions, answers = {} }: PortabilityFormProps) {
  return (
    <Root>
      <form className="form" action={ANSWER_PATH}>
        {questions.map(({ id, label }) => (
          <Question key={id} id={id} label={label} answers={answers} />
        ))}
        <p className="actions">
          <button className="button" type="submit">
            {portabilityWords.submit}
          </button>
          <a className="button quiet" href={ALL_ANSWERS}>
            {portabilityWords.readAll}
          </a>
        </p>
      </form>
    </Root>
  )
}
