import type { Comparison } from '@elos/content'
import { COMPARE_ACTION, COMPARE_FIELDS, comparisonWords } from '../../words/comparison.ts'

type Choices = Comparison['choices']

interface CarrierSelectProps {
  name: string
  label: string
  choices: Choices
  /** The path of the carrier that is chosen at first. */
  chosen: string | undefined
}

const CarrierSelect = ({ name, label, choices, chosen }: CarrierSelectProps) => (
  <p className="field">
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {choices.map((choice) => (
          <option key={choice.path} value={choice.path}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  </p>
)

/** The least carriers of which two can be chosen. */
const TO_CHOOSE_FROM = 2

/**
 * The form that leads to the comparison of two carriers: of those that are shown, at first. It works without script. Nothing
 * where there are no two to choose from.
 */
export function CompareForm({ choices, carriers }: Pick<Comparison, 'choices' | 'carriers'>) {
  const [one, other] = carriers
  if (choices.length < TO_CHOOSE_FROM) return null
  return (
    <form className="form screen" action={COMPARE_ACTION}>
      <CarrierSelect
        name={COMPARE_FIELDS.one}
        label={comparisonWords.one}
        choices={choices}
        chosen={one?.path}
      />
      <CarrierSelect
        name={COMPARE_FIELDS.other}
        label={comparisonWords.other}
        choices={choices}
        chosen={other?.path}
      />
      <button className="button quiet" type="submit">
        {comparisonWords.submit}
      </button>
    </form>
  )
}
