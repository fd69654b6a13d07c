import { AGE_BANDS } from '@elos/leads/quote/bands'
import { useEffect, useRef, useState } from 'react'
import { quoteFormWords } from '../../words/quoteForm.ts'

interface AgeCountProps {
  /** The ages in words. */
  typed: string
  setLives: (band: string, lives: string) => void
}

/** Counts the ages in words by band whenever they change, and says how many people were counted. */
export function AgeCount({ typed, setLives }: AgeCountProps) {
  const [status, setStatus] = useState('')
  const counted = useRef(typed)
  useEffect(() => {
    if (counted.current === typed) return
    counted.current = typed
    // Where the rules cannot be fetched, the server counts.
    void import('./rules.ts').then(({ countAges }) => {
      const { bands, ignored } = countAges(typed)
      for (const band of AGE_BANDS) setLives(band, String(bands[band] ?? ''))
      const people = Object.values(bands).reduce((sum, lives) => sum + lives, 0)
      setStatus(
        `${quoteFormWords.ages.counted(people)} ${quoteFormWords.ages.ignored(ignored)}`.trim(),
      )
    })
  }, [typed, setLives])
  return <small role="status">{status}</small>
}
