import { AGE_BANDS, type Lives } from '@elos/leads/quote/bands'
import { useEffect, useRef, useState } from 'react'
import { ChangingText } from '../../primitives/ChangingText.tsx'
import { quoteFormWords } from '../../words/quoteForm.ts'

/** The milliseconds without typing before it is said that ages cannot be counted: half a word never can. */
const REST = 600

const { counted, uncertain } = quoteFormWords.ages

interface AgeCountProps {
  typed: string
  setLives: (band: string, lives: string) => void
}

/**
 * Counts the ages in words by band whenever they change, and says how many people were counted, or that they cannot be
 * counted. The bands that the visitor filled in stay until then.
 */
export function AgeCount({ typed, setLives }: AgeCountProps) {
  const [status, setStatus] = useState('')
  /** The ages of the last count; undefined before the first one. */
  const last = useRef<string>(undefined)
  useEffect(() => {
    const before = last.current
    if (typed === (before ?? '')) {
      last.current = typed
      return
    }
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    // Where the rules cannot be fetched, the server counts.
    void import('./rules.ts').then(({ countAges }) => {
      if (!isCurrent) return
      const lives = countAges(typed)
      const people = sum(lives)
      const isFilledByCount = sum(countAges(before ?? '')) > 0
      // A draft has its bands. What was typed before the form was awake is counted when it is sent.
      if (before !== undefined && (people > 0 || isFilledByCount)) {
        for (const band of AGE_BANDS) setLives(band, String(lives?.[band] ?? ''))
      }
      last.current = typed
      setStatus(counted(people))
      if (!lives) timer = setTimeout(() => setStatus(uncertain), REST)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, setLives])
  return (
    <small role="status">
      <ChangingText text={status} />
    </small>
  )
}

const sum = (lives: Lives = {}) => Object.values(lives).reduce((total, count) => total + count, 0)
