import { pathOf } from '@elos/content/parts/stored/route'
import { titleOf } from '@elos/content/parts/stored/value'
import { Button, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { counted } from '../../base/counted.ts'
import { Labelled } from '../../base/Labelled.tsx'
import { isRestorable, isSingleton } from '../../base/singletons.ts'
import { Referrers } from './Referrers.tsx'
import { destinationOf, type RemovalMode, type RemovalPlan } from './removal.ts'
import { isRecommendation, oncePerDocument } from './uses.ts'

interface RemovalFormProps {
  plan: RemovalPlan
  /** The text of the button. */
  action: string
  isBusy: boolean
  onRemove: (destination: string) => void
  onCancel: () => void
}

/** The sentence on what a removal does to a document, by its type. */
const SENTENCES: Record<RemovalMode, (type: string) => string> = {
  unpublish: () => 'O conteúdo sai do site e fica como rascunho: para voltar, publique de novo.',
  delete: (type) =>
    isRestorable(type)
      ? 'O conteúdo é excluído. Para voltar, restaure em “Excluídos”.'
      : 'O conteúdo é excluído de vez: tem dados de pessoas, e não volta.',
}

const TEXTS = 'Estes textos ficam sem o link até você trocá-lo, ou até o conteúdo voltar ao ar:'

function useConsequences(plan: RemovalPlan): string[] {
  const schema = useSchema()
  const { uses, live } = plan
  const nameOf = (document: Readonly<{ _type: string }>) =>
    isSingleton(document._type) ? schema.get(document._type)?.title : titleOf({ ...document })
  const lists = uses.filter((use) => use.kind === 'listed' && !isRecommendation(use))
  const names = oncePerDocument(lists).map(({ document }) => nameOf(document))
  const recommending = oncePerDocument(uses.filter(isRecommendation)).length
  const claims = oncePerDocument(uses.filter(({ document }) => document._type === 'claim')).length
  return [
    names.length > 0 &&
      `Sai também de: ${names.join(', ')}. Depois que voltar ao site, um clique em “Pôr de volta onde estava” o devolve a estes lugares.`,
    live?.inQuoteForm === true && 'Sai do pedido de cotação até voltar ao ar.',
    recommending > 0 &&
      `${counted(recommending, 'página deixa', 'páginas deixam')} de recomendar esta.`,
    claims > 0 &&
      `${counted(claims, 'afirmação sobre este conteúdo fica guardada', 'afirmações sobre este conteúdo ficam guardadas')}.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Says what goes with a document, and asks where its visitors go. */
export function RemovalForm({ plan, action, isBusy, onRemove, onCancel }: RemovalFormProps) {
  const [destination, setDestination] = useState(() => destinationOf(plan))
  const consequences = useConsequences(plan)
  const path = plan.live && pathOf(plan.live)
  const texts = plan.uses.filter(({ kind }) => kind === 'text')
  return (
    <Stack gap={4}>
      <Text size={1}>{SENTENCES[plan.subject.mode](plan.subject.type)}</Text>
      {(path || consequences.length > 0) && (
        <Card padding={3} radius={2} tone="transparent" border>
          <Stack gap={3}>
            {path && (
              <Text size={1}>
                <code>{path}</code>
              </Text>
            )}
            {consequences.map((sentence) => (
              <Text key={sentence} size={1} muted>
                {sentence}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
      {texts.length > 0 && <Referrers text={TEXTS} uses={texts} onLeave={onCancel} />}
      {path && (
        <Labelled label="Quem abrir este endereço vai para">
          <Select
            fontSize={1}
            value={destination}
            onChange={({ currentTarget }) => setDestination(currentTarget.value)}
          >
            <option value="">nenhum lugar: verá “página não encontrada”</option>
            {plan.destinations.map(({ _id, path: to, name }) => (
              <option key={_id} value={_id}>
                {name ? `${to} (${name})` : to}
              </option>
            ))}
          </Select>
        </Labelled>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text="Cancelar" onClick={onCancel} />
        <Button
          tone="critical"
          text={action}
          disabled={isBusy}
          loading={isBusy}
          onClick={() => onRemove(path ? destination : '')}
        />
      </Flex>
    </Stack>
  )
}
