import type { MeasuredKind } from '@elos/content/parts/claim/format'
import { claimOn, claimStateOn } from '@elos/content/parts/claim/life'
import { KINDS } from '@elos/content/parts/claim/type'
import { readOptionalChoice } from '@elos/content/parts/read/values'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import { claimReading } from '@elos/content/review/claimValue'
import { Box, Stack, Text } from '@sanity/ui'
import type { NumberInputProps } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { Note } from '../../base/Note.tsx'
import { TypedNumber } from '../../base/numbers/TypedNumber.tsx'
import { parseAmount, writeAmount } from './parseAmount.ts'
import { readingsOf } from './readings.ts'
import { useClaim } from './useClaim.ts'

/** The input of a claim's amount. Beneath it stands what visitors will read. */
export function AmountInput(props: NumberInputProps) {
  const claim = useClaim()
  const kind = measuredKind(claim)
  // Above a claim's next value stands what visitors will read.
  const isNext = props.path[0] === 'next'
  return (
    <TypedNumber
      input={props}
      read={(typed) => parseAmount(typed, kind)}
      write={(amount) => writeAmount(amount, kind)}
      inputMode="decimal"
      prefix={kind === 'price' ? <Sign text="R$" /> : undefined}
      suffix={kind === 'percent' ? <Sign text="%" /> : undefined}
    >
      {props.value !== undefined && !isNext && <Outcome claim={claim} />}
    </TypedNumber>
  )
}

function Sign({ text }: { text: string }) {
  return (
    <Box padding={3}>
      <Text muted>{text}</Text>
    </Box>
  )
}

/** Shows what visitors will read, and why they do not read the value today. */
function Outcome({ claim }: { claim: StoredDocument }) {
  return (
    <Stack gap={3}>
      <Note>{readingsOf(claim, today()).join('\n')}</Note>
      {whyUnstated(claim) && <Note tone="caution">{whyUnstated(claim)}</Note>}
    </Stack>
  )
}

/** Returns why the site shows 'sob consulta' or 'a confirmar' in place of a value today; '' when it shows the value. */
function whyUnstated(claim: StoredDocument): string {
  const { validFrom, validUntil } = claimOn(claim, today())
  const why = {
    current: '',
    expired: `a validade terminou em ${brazilianDay(textOf(validUntil))}`,
    upcoming: `o valor só vale a partir de ${brazilianDay(textOf(validFrom))}`,
  }[claimStateOn(claim, today())]
  return why && `Hoje o site mostra “${claimReading(claim, today())}”: ${why}.`
}

/** The kind that decides how the amount is read. Before one is chosen, amounts are read as prices. */
function measuredKind({ kind }: StoredDocument): MeasuredKind {
  const chosen = readOptionalChoice(textOf(kind), KINDS)
  return !chosen || chosen === 'text' ? 'price' : chosen
}
