import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDeferredValue, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { useDocuments } from '../documents/useDocuments.ts'
import { counted } from '../review/labels.ts'
import { applyChanges } from './apply.ts'
import { FoundCard } from './FoundCard.tsx'
import { changeOf, type Hit } from './find.ts'
import { LastReplacement } from './LastReplacement.tsx'
import { documentChange } from './plan.ts'
import { SearchFields } from './SearchFields.tsx'
import type { Sought } from './sought.ts'
import { keepReplacement, lastReplacement, type Replacement } from './undoStore.ts'
import { useFound } from './useFound.ts'
import { useSought } from './useSought.ts'

/** Texts of fewer characters are in every sentence. */
const SHORTEST = 2

/** How many documents are shown at first: a search may find something in each. */
const FIRST_DOCUMENTS = 30

/** The page 'Localizar e trocar': finds a text or an amount in all content, and replaces it in drafts. */
export function ReplacePane() {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const documents = useDocuments()
  const { sought, setSought, keep: keepSought, forget } = useSought()
  const [left, setLeft] = useState<ReadonlySet<Hit['id']>>(new Set())
  const [shown, setShown] = useState(FIRST_DOCUMENTS)
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState(lastReplacement)

  const { text, replacement, exact, wholeWords } = useDeferredValue(sought)
  const wanted = useMemo(
    () => ({ text: text.trim().length < SHORTEST ? '' : text, exact, wholeWords }),
    [text, exact, wholeWords],
  )
  const found = useFound(documents, wanted)
  const hits = found.reduce((count, each) => count + each.hits.length, 0)
  const keyOf = (id: string, hit: Hit) => `${id} ${hit.id}`

  const chosen = found
    .map(({ document, id, hits }) => ({
      document,
      hits: hits.filter(
        (hit) => !left.has(keyOf(id, hit)) && changeOf(hit, wanted, replacement) !== undefined,
      ),
    }))
    .filter((each) => each.hits.length > 0)
  const chosenHits = chosen.reduce((count, each) => count + each.hits.length, 0)

  const change = (values: Partial<Sought>) => {
    setSought({ ...sought, ...values })
    setLeft(new Set())
    setShown(FIRST_DOCUMENTS)
  }

  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const key of keys) isChosen ? next.delete(key) : next.add(key)
    setLeft(next)
  }
  const allKeys = found.flatMap(({ id, hits }) => hits.map((hit) => keyOf(id, hit)))

  const keep = (replaced: Replacement | undefined) => {
    keepReplacement(replaced)
    setLast(replaced)
  }

  const replace = async () => {
    setBusy(true)
    try {
      const changes = chosen.flatMap((each) => documentChange(each, wanted, replacement) ?? [])
      const made = await applyChanges(client, changes)
      const places = counted(chosenHits, 'trecho trocado', 'trechos trocados')
      const drafts = counted(made.length, 'rascunho', 'rascunhos')
      keep({
        text: `${places} em ${drafts}: “${text.trim()}” por “${replacement}”.`,
        changes: made,
      })
      forget()
    } catch {
      push({
        status: 'error',
        title: 'Nada foi trocado.',
        description: 'Alguém mudou um dos documentos agora mesmo. Confira a lista e tente de novo.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box padding={4} overflow="auto" height="fill">
      <Container width={2}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Localizar e trocar
          </Heading>
          <Text size={1} muted>
            Procura em todos os textos e valores do site. A troca vai para rascunhos: nada muda no
            site até alguém publicar. Endereços, telefones, e-mails e códigos ficam de fora.
          </Text>
          {last && <LastReplacement replacement={last} onForget={() => keep(undefined)} />}
          <SearchFields sought={sought} onChange={change} onLeave={() => keepSought()} />
          {wanted.text && (
            <Flex align="center" gap={3} wrap="wrap">
              <Box flex={1} style={{ minWidth: '14em' }}>
                <Text size={1} role="status">
                  {documents ? summaryOf(hits, found.length) : 'Lendo os documentos…'}
                </Text>
              </Box>
              {replacement && hits > 0 && (
                <>
                  <Button
                    mode="bleed"
                    fontSize={1}
                    text={left.size > 0 ? 'Marcar todos' : 'Desmarcar todos'}
                    onClick={() => choose(allKeys, left.size > 0)}
                  />
                  <Button
                    tone="primary"
                    text={`Trocar ${counted(chosenHits, 'trecho', 'trechos')}`}
                    disabled={isBusy || chosenHits === 0}
                    loading={isBusy}
                    onClick={replace}
                  />
                </>
              )}
            </Flex>
          )}
          {found.slice(0, shown).map((each) => (
            <FoundCard
              key={each.id}
              found={each}
              wanted={wanted}
              replacement={replacement}
              isChosen={(hit) => !left.has(keyOf(each.id, hit))}
              onChoose={(hit, isChosen) => choose([keyOf(each.id, hit)], isChosen)}
            />
          ))}
          {found.length > shown && (
            <Card>
              <Button
                mode="ghost"
                fontSize={1}
                text={`Mostrar os outros ${counted(found.length - shown, 'documento', 'documentos')}`}
                onClick={() => setShown(found.length)}
              />
            </Card>
          )}
        </Stack>
      </Container>
    </Box>
  )
}

const summaryOf = (hits: number, documents: number): string =>
  hits === 0
    ? 'Nada encontrado.'
    : `${counted(hits, 'trecho', 'trechos')} em ${counted(documents, 'documento', 'documentos')}.`
