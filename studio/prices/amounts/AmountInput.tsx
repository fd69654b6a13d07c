import type { MeasuredKind } from '@elos/content/parts/claim/format'
import { claimOn, claimStateOn } from '@elos/content/parts/claim/life'
import { KINDS } from '@elos/content/parts/claim/type'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { readOptionalChoice } from '@elos/content/parts/read/values'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import { claimReading } from '@elos/content/review/claimValue'
import { Box, Stack, Text } from '@sanity/ui'
import { type NumberInputProps, useEditState } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { Note } from '../../base/Note.tsx'
import { TypedNumber } from '../../base/numbers/TypedNumber.tsx'
import { jumpBetween, nextJump } from './jump.ts'
import { parseAmount, writeAmount } from './parseAmount.ts'
import { readingsOf } from './readings.ts'
import { useClaim } from './useClaim.ts'

/** The input of a claim's amount. Beneath it stands what visitors will read. */
export function AmountInput(props: NumberInputProps) {
  const claim = useClaim()
  const kind = measuredKind(claim)
  return (
    <TypedNumber
      input={props}
      read={(typed) => parseAmount(typed, kind)}
      write={(amount) => writeAmount(amount, kind)}
      inputMode="decimal"
      prefix={kind === 'price' ? <Sign text="R$" /> : undefined}
      suffix={kind === 'percent' ? <Sign text="%" /> : undefined}
    >
      <Outcome claim={claim} amount={props.value} isNext={props.path[0] === 'next'} />
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

interface OutcomeProps {
  claim: StoredDocument
  amount: number | undefined
  /** Whether it is the amount of the claim's next value, above which stands what visitors will read. */
  isNext: boolean
}

/** Shows what visitors will read, with a warning of an unusual change. */
function Outcome({ claim, amount, isNext }: OutcomeProps) {
  const { published } = useEditState(publishedId(claim._id), 'claim')
  if (amount === undefined) return null
  if (isNext) {
    const jump = nextJump(claim)
    if (!jump) return null
    const text = `De ${jump.before} para ${jump.after}: a mudança passa da metade. Confira antes de publicar.`
    return <Note tone="caution">{text}</Note>
  }
  const jump = jumpBetween(published, claim)
  return (
    <Stack gap={3}>
      <Note>{readingsOf(claim, today()).join('\n')}</Note>
      {whyUnstated(claim) && <Note tone="caution">{whyUnstated(claim)}</Note>}
      {jump && (
        <Note tone="caution">
          O publicado é {jump.before}. A mudança passa da metade: confira antes de publicar.
        </Note>
      )}
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
