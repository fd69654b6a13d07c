import type { MeasuredKind } from '@elos/content/parts/claim/format'
import { claimOn, claimStateOn } from '@elos/content/parts/claim/life'
import { KINDS } from '@elos/content/parts/claim/type'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { readOptionalChoice } from '@elos/content/parts/read/values'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import { Box, Card, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type NumberInputProps, set, unset, useEditState, useReportParseError } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { jumpBetween, nextJump } from './jump.ts'
import { parseAmount, writeAmount } from './parseAmount.ts'
import { readingsOf } from './readings.ts'
import { useClaim } from './useClaim.ts'

/**
 * The input of a claim's amount. It reads what is typed as Portuguese, whatever the browser's language, and
 * shows beneath what visitors will read. While the text cannot be read the claim has no amount, so that it
 * cannot be published.
 */
export function AmountInput(props: NumberInputProps) {
  const { value, onChange, elementProps, readOnly, validationError, path } = props
  const [typed, setTyped] = useState<string>()
  const claim = useClaim()
  const kind = measuredKind(claim)
  const parsed = typed === undefined ? undefined : parseAmount(typed, kind)
  const problem = parsed && 'problem' in parsed ? parsed.problem : undefined
  // Another tab, or 'Restaurar', may have changed the amount since.
  const isOwn = parsed && ('problem' in parsed ? undefined : parsed.amount) === value
  const shown = isOwn ? typed : value === undefined ? '' : writeAmount(value, kind)
  useReportParseError(path, isOwn && problem ? problem : null)

  const type = (text: string) => {
    setTyped(text)
    const read = parseAmount(text, kind)
    const amount = 'problem' in read ? undefined : read.amount
    if (amount !== value) onChange(amount === undefined ? unset() : set(amount))
  }

  const { onFocus, onBlur, id, ref, style, 'aria-describedby': describedBy } = elementProps
  return (
    <Stack gap={3}>
      <TextInput
        id={id}
        ref={ref}
        style={style}
        aria-describedby={describedBy}
        autoComplete="off"
        inputMode="decimal"
        prefix={kind === 'price' ? <Sign text="R$" /> : undefined}
        suffix={kind === 'percent' ? <Sign text="%" /> : undefined}
        customValidity={validationError}
        readOnly={readOnly}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={onFocus}
        onBlur={(event) => {
          // An amount is written as the site writes it; a text that cannot be read stays, to be corrected.
          if (!problem) setTyped(undefined)
          onBlur(event)
        }}
      />
      <Outcome
        claim={claim}
        problem={isOwn ? problem : undefined}
        amount={value}
        isNext={path[0] === 'next'}
      />
    </Stack>
  )
}

function Sign({ text }: { text: string }) {
  return (
    <Box padding={3}>
      <Text muted>{text}</Text>
    </Box>
  )
}

interface OutcomeProps {
  claim: StoredDocument
  problem: string | undefined
  amount: number | undefined
  /** Whether it is the amount of the claim's next value, above which stands what visitors will read. */
  isNext: boolean
}

/** Shows what to write instead, or what visitors will read, with a warning of an unusual change. */
function Outcome({ claim, problem, amount, isNext }: OutcomeProps) {
  const { published } = useEditState(publishedId(claim._id), 'claim')
  if (problem) return <Note tone="critical" text={problem} />
  if (amount === undefined) return null
  if (isNext) {
    const jump = nextJump(claim)
    if (!jump) return null
    const text = `De ${jump.before} para ${jump.after}: a mudança passa da metade. Confira antes de publicar.`
    return <Note tone="caution" text={text} />
  }
  const jump = jumpBetween(published, claim)
  return (
    <Stack gap={3}>
      <Note tone="default" text={readingsOf(claim, today()).join('\n')} />
      {whyOnRequest(claim) && <Note tone="caution" text={whyOnRequest(claim)} />}
      {jump && (
        <Note
          tone="caution"
          text={`O publicado é ${jump.before}. A mudança passa da metade: confira antes de publicar.`}
        />
      )}
    </Stack>
  )
}

function Note({ tone, text }: { tone: 'default' | 'caution' | 'critical'; text: string }) {
  return (
    <Card padding={3} radius={2} tone={tone} border role="status">
      <Text size={1} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </Card>
  )
}

/** Returns why the site shows 'sob consulta' in place of a price today; '' when it shows the price. */
function whyOnRequest(claim: StoredDocument): string {
  const { kind, validFrom, validUntil } = claimOn(claim, today())
  if (kind !== 'price') return ''
  const why = {
    current: '',
    expired: `a validade terminou em ${brazilianDay(textOf(validUntil))}`,
    upcoming: `o preço só vale a partir de ${brazilianDay(textOf(validFrom))}`,
  }[claimStateOn(claim, today())]
  return why && `Hoje o site mostra “sob consulta”: ${why}.`
}

/** The kind that decides how the amount is read. Before one is chosen, amounts are read as prices. */
function measuredKind({ kind }: StoredDocument): MeasuredKind {
  const chosen = readOptionalChoice(textOf(kind), KINDS)
  return !chosen || chosen === 'text' ? 'price' : chosen
}
