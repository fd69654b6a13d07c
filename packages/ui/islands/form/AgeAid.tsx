import { type CountedAges, countAges } from '@elos/leads/quote/ages'
import { AGE_BANDS } from '@elos/leads/quote/bands'
import { type FormEvent, useState } from 'react'

const WORDS = {
  label: 'Prefere escrever as idades?',
  placeholder: '34, 36 e 5',
  counted: (people: number) => `${people} ${people === 1 ? 'pessoa contada' : 'pessoas contadas'}.`,
  ignored: (ages: string) => `Não contamos: ${ages}.`,
} as const

/** Says how many people were counted, and which ages were not. */
function summary(ages: CountedAges): string {
  const people = Object.values(ages.bands).reduce((sum, lives) => sum + lives, 0)
  return [
    people > 0 ? WORDS.counted(people) : '',
    ages.ignored.length > 0 ? WORDS.ignored(ages.ignored.join(', ')) : '',
  ].join(' ')
}

/** Turns ages as people write them into the lives of each band. */
export function AgeAid({ setLives }: { setLives: (band: string, lives: string) => void }) {
  const [status, setStatus] = useState('')
  const count = (event: FormEvent<HTMLInputElement>) => {
    const ages = countAges(event.currentTarget.value)
    for (const band of AGE_BANDS) setLives(band, String(ages.bands[band] ?? ''))
    setStatus(summary(ages))
  }
  return (
    <div className="aid">
      <label>
        <span>{WORDS.label}</span>
        <input type="text" autoComplete="off" placeholder={WORDS.placeholder} onInput={count} />
      </label>
      <small role="status">{status}</small>
    </div>
  )
}
