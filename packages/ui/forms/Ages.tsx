import type { QuoteSubject } from '@elos/leads'
import { AGE_BANDS, type AgeBand, bandLabel } from '@elos/leads/quote/bands'
import { QUESTIONS } from '@elos/leads/quote/questions'
import { isBandOf } from '@elos/leads/quote/subject'
import type { ReactNode } from 'react'
import { quoteFormWords } from '../words/quoteForm.ts'
import type { Bind } from './bind.ts'
import { Field, Labelled, WHOLE_NUMBER } from './Field.tsx'

const { ages, optional } = quoteFormWords

/** Whether the visitor has answered one of these fields. */
export type IsAnswered = (names: readonly string[]) => boolean

function Bands(props: { names: readonly AgeBand[]; legend: string; bind: Bind }) {
  const { names, legend, bind } = props
  return (
    <fieldset className="bands" aria-label={legend}>
      {names.map((name) => (
        <Field
          key={name}
          label={bandLabel(name)}
          field={bind(name)}
          {...WHOLE_NUMBER}
          enterKeyHint="next"
          placeholder="0"
        />
      ))}
    </fieldset>
  )
}

interface AgesProps {
  bind: Bind
  subject: QuoteSubject | undefined
  isAnswered: IsAnswered
  ageCount: ReactNode
}

/**
 * The ages in words, or a column of a sheet. Who prefers it says how many people there are in each age band instead, first in those that the
 * subject is for.
 */
export function Ages({ bind, subject, isAnswered, ageCount }: AgesProps) {
  const others = AGE_BANDS.filter((band) => !isBandOf(band, subject))
  const { label, max, placeholder } = QUESTIONS.faixaEtaria
  const field = bind('idades')
  return (
    <div className="ages">
      <Labelled label={label} hint={optional} error={field.error} below={ageCount}>
        {/* Browsers take the ends of lines out of a pasted column in a field of one line. */}
        <textarea rows={1} maxLength={max} placeholder={placeholder} {...field.control} />
        {subject?.kind === 'company' && <small>{ages.paste}</small>}
      </Labelled>
      <details className="fold" open={isAnswered(AGE_BANDS) || undefined}>
        <summary>{ages.bands}</summary>
        <Bands
          names={AGE_BANDS.filter((band) => isBandOf(band, subject))}
          legend={ages.legend}
          bind={bind}
        />
        {others.length > 0 && (
          <details className="fold" open={isAnswered(others) || undefined}>
            <summary>{ages.others}</summary>
            <Bands names={others} legend={ages.othersLegend} bind={bind} />
          </details>
        )}
      </details>
    </div>
  )
}
