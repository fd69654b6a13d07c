import { type AgeBand, bandInYears, bandOfAge, lastAge } from '@elos/leads/quote/bands'
import { styled } from '../../theme/styled.ts'

const Root = styled('div', 'AgeAnswer')`
  flex: 2 1 20rem;
  max-width: 46rem;
  margin-top: 32px;
  > h3 {
    margin-bottom: 12px;
  }
`

/** Rules for every age, each with its norm. */
const RULES = [
  'Depois da última faixa não há aumento por idade, só o reajuste anual (ANS, RN 563/2022, artigo a confirmar).',
  'Da sétima faixa (44 a 48 anos) à décima, o preço não pode subir mais, em proporção, do que da primeira à sétima (ANS, RN 563/2022, artigo a confirmar).',
  'Nenhuma idade é motivo de recusa (Lei 9.656/1998, art. 14).',
]

const inYears = (age: number) => (age === 1 ? '1 ano' : `${age} anos`)

/** Says in how many years at most the price of an age changes next; the birthday is not known. */
function changeOf(age: number, band: AgeBand): string {
  const next = lastAge(band) + 1
  return Number.isFinite(next)
    ? `. O preço muda aos ${next}, em até ${inYears(next - age)}.`
    : ', a última.'
}

interface AgeAnswerProps {
  ages: readonly number[]
  /** Whether a drawing above shows the same. */
  isDrawn: boolean
}

/** The bands of a visitor's ages in words, the youngest first. */
export function AgeAnswer({ ages, isDrawn }: AgeAnswerProps) {
  const people = Map.groupBy(
    ages.toSorted((one, other) => one - other),
    (age) => age,
  )
  return (
    <Root>
      <h3>{isDrawn ? 'O mesmo em palavras' : 'As suas faixas'}</h3>
      <ul className="list">
        {[...people].map(([age, { length }]) => {
          const band = bandOfAge(age)
          return (
            <li key={age}>
              <b>{age === 0 ? 'Menos de 1 ano' : inYears(age)}</b>
              {length > 1 && `, ${length} pessoas`}: faixa de {bandInYears(band)}
              {changeOf(age, band)}
            </li>
          )
        })}
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Root>
  )
}
