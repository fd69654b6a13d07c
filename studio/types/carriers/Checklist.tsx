import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { useRouter } from 'sanity/router'
import { CARRIER_PRICE } from '../../base/carrierPrice.ts'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { PlaceButton } from '../../base/places/PlaceButton.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import { type ChecklistItem, NOT_PUBLISHED, type Step } from './checklist.ts'

/** The form of the carrier, which a step may change. */
interface CarrierForm extends Pick<ObjectInputProps, 'readOnly' | 'onChange'> {
  /** The published id of the carrier. */
  id: string
  name: string
  /** Whether the carrier is published: other documents cannot show a draft. */
  isPublished: boolean
}

interface ChecklistProps {
  form: CarrierForm
  items: readonly ChecklistItem[]
}

/** The least height of an item, that of its buttons: a click moves no other button away from under the pointer. */
const ROW = '2.1rem'

function summaryOf(missing: readonly ChecklistItem[]): string {
  const titles = missing.map(({ title }) => title).filter((title) => title !== NOT_PUBLISHED)
  const sentences = [
    ...(titles.length > 0 ? [`Falta: ${titles.join(', ')}.`] : []),
    ...(titles.length < missing.length ? [`${NOT_PUBLISHED}.`] : []),
  ]
  return sentences.join(' ') || 'Nada falta: a operadora está em todo o site.'
}

/** Lists what a carrier needs to be found everywhere on the site, with buttons that do it or lead there. */
export function Checklist({ form, items }: ChecklistProps) {
  const id = useId()
  const missing = items.filter(({ isDone, isOptional }) => !(isDone || isOptional))
  const [isOpen, setOpen] = useState(() => missing.some(({ key }) => key === 'page'))

  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <TitleLines title="Onde a operadora aparece" detail={!isOpen && summaryOf(missing)} />
          </Box>
          <SmallButton
            text={isOpen ? 'Recolher' : 'Mostrar'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        </Flex>
        <Stack as="ul" gap={3} id={id} hidden={!isOpen}>
          {isOpen &&
            items.map(({ key, title, isDone, isOptional, steps }) => (
              <Flex as="li" key={key} gap={3} align="center" wrap="wrap" style={{ minHeight: ROW }}>
                <Text size={1} muted={!isDone}>
                  {isDone ? <CheckmarkCircleIcon /> : <CircleIcon />}
                </Text>
                <Text size={1} muted={isDone} style={{ minWidth: '12em' }}>
                  {isOptional ? `${title} (se quiser)` : title}
                </Text>
                {steps.map((step) => (
                  <StepButton
                    key={step.kind === 'open' ? step.id : step.kind}
                    form={form}
                    step={step}
                    title={title}
                  />
                ))}
              </Flex>
            ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface StepButtonProps {
  form: CarrierForm
  step: Step
  /** The title of the item, for screen readers. */
  title: string
}

/** The button of one step; only words for a step that is not possible yet. */
function StepButton({ form, step, title }: StepButtonProps) {
  const { id, name, isPublished, readOnly, onChange } = form
  const { navigateIntent } = useRouter()
  const createPrice = () => {
    const _ref = `claim-${crypto.randomUUID()}`
    const waiting = { _weak: true, _strengthenOnPublish: { type: 'claim' } }
    onChange(set({ _type: 'reference', _ref, ...waiting }, ['price']))
    navigateIntent('create', [
      { id: _ref, type: 'claim', template: CARRIER_PRICE },
      { carrier: id, name },
    ])
  }
  const waits = !isPublished && (step.kind === 'place' || step.kind === 'price')
  if (step.kind === 'publish' || waits) {
    return (
      <Text size={1} muted>
        {step.kind === 'publish' ? 'vai ao ar quando você publica' : 'depois de publicar'}
      </Text>
    )
  }
  if (step.kind === 'place')
    return <PlaceButton id={id} place={step.place} isShown={step.isShown} />
  if (step.kind === 'price')
    return <SmallButton text="Criar o preço" disabled={readOnly} onClick={createPrice} />
  if (step.kind === 'offer') {
    const text = step.isOffered ? 'Retirar' : 'Oferecer'
    return (
      <SmallButton
        text={text}
        aria-label={step.isOffered ? `${text}: ${title}` : undefined}
        disabled={readOnly}
        onClick={() => onChange(set(!step.isOffered, ['inQuoteForm']))}
      />
    )
  }
  return (
    <SmallButton
      text={step.label}
      aria-label={`${title}: ${step.label}`}
      onClick={() => navigateIntent('edit', { id: step.id, type: step.type, path: step.path })}
    />
  )
}
