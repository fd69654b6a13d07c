import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { brazilianDay } from '@elos/content/parts/time/day'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { set, unset, useEditState } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
import { today } from '../../base/initialValues.ts'
import { Note } from '../../base/Note.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import {
  asNewVersion,
  asSameVersion,
  isKept,
  isSameText,
  keptAt,
  type Values,
  versionAfter,
  versionOf,
} from './version.ts'
import { isInForce } from './versionProblems.ts'

/** The form of a legal text, which asks whether another text is another version. */
export const LegalInput = aboveFields(({ id, readOnly = false, onChange }) => {
  const { draft, published } = useEditState(id, 'legalPage')
  if (!published) return null
  if (!isInForce(published, today()))
    return (
      <Note tone="primary">
        A versão {versionOf(published)} entra no site em {brazilianDay(textOf(published.updatedAt))}
        . Até lá, o site mostra a anterior.
      </Note>
    )
  const change = (values: Values) =>
    onChange(
      Object.entries(values).map(([field, value]) =>
        value === undefined ? unset([field]) : set(value, [field]),
      ),
    )
  return (
    draft &&
    isAnother(draft, published) && (
      <VersionChoice draft={draft} published={published} readOnly={readOnly} onChoose={change} />
    )
  )
})

const isAnother = (draft: StoredDocument, published: StoredDocument): boolean =>
  !isSameText(draft, published) || textOf(draft.version) !== textOf(published.version)

interface VersionChoiceProps {
  draft: StoredDocument
  published: StoredDocument
  readOnly: boolean
  onChoose: (values: Values) => void
}

function VersionChoice({ draft, published, readOnly, onChoose }: VersionChoiceProps) {
  const choice = choiceOf(draft, published)
  return (
    <Card padding={3} radius={2} border tone={choice ? 'positive' : 'caution'} role="status">
      <Stack gap={3}>
        <Text size={1}>{MESSAGES[choice ?? 'none'](published)}</Text>
        <Flex gap={2} wrap="wrap">
          <SmallButton
            text={`Nova versão ${versionAfter(versionOf(published))}`}
            disabled={readOnly || choice === 'new'}
            onClick={() => onChoose(asNewVersion(published))}
          />
          <SmallButton
            text="Mudança só de forma"
            disabled={readOnly || choice === 'same'}
            onClick={() => onChoose(asSameVersion(published))}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/** The choice that was made for a draft; undefined before it. */
function choiceOf(draft: StoredDocument, published: StoredDocument): 'new' | 'same' | undefined {
  if (isKept(draft, versionOf(published))) return 'new'
  return draft.sameAs === published._rev ? 'same' : undefined
}

const MESSAGES: Record<'new' | 'same' | 'none', (published: StoredDocument) => string> = {
  new: (published) =>
    `A versão ${versionOf(published)} continua no site, em ${keptAt(published)}. Escolha em “Vale a partir de” o dia da nova.`,
  same: (published) => `A versão ${versionOf(published)} continua valendo, com a nova forma.`,
  none: (published) =>
    `No site vale a versão ${versionOf(published)}, e este texto é outro. O que ele é?`,
}
