import { type CountedAges, countAges } from '@elos/leads/quote/ages'
import { AGE_BANDS } from '@elos/leads/quote/bands'
import { type FormEvent, useState } from 'react'
import { quoteForm } from '../../text/quoteForm.ts'

const { label, placeholder, counted, ignored } = quoteForm.ages

function told(ages: CountedAges): string {
  const people = Object.values(ages.bands).reduce((sum, lives) => sum + lives, 0)
  return [
    people > 0 ? counted(people) : '',
    ages.ignored.length > 0 ? ignored(ages.ignored.join(', ')) : '',
  ].join(' ')
}

/** Turns ages as people write them into the lives of each band. */
export function AgeAid({ setLives }: { setLives: (band: string, lives: string) => void }) {
  const [words, setWords] = useState('')
  const count = (event: FormEvent<HTMLInputElement>) => {
    const ages = countAges(event.currentTarget.value)
    for (const band of AGE_BANDS) setLives(band, String(ages.bands[band] ?? ''))
    setWords(told(ages))
  }
  return (
    <div className="aid">
      <label>
        <span>{label}</span>
        <input type="text" autoComplete="off" placeholder={placeholder} onInput={count} />
      </label>
      <small role="status">{words}</small>
    </div>
  )
}
