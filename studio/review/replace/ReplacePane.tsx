import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { ClientError } from '@sanity/client'
import { Box, Button, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDeferredValue, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { counted } from '../../base/counted.ts'
import { type Failure, useAttempt } from '../../base/useAttempt.ts'
import {
  type Replacement,
  replaceIn,
  replacementOf,
  storedReplacement,
  storeReplacement,
} from './lastReplacement.ts'
import { MatchCard } from './MatchCard.tsx'
import { foundIn, type Match, wordsFor } from './matches.ts'
import { isSameQuery } from './query.ts'
import { type Search, SearchFields } from './SearchFields.tsx'
import { UndoCard } from './UndoCard.tsx'
import { type MatchedDocument, useMatches } from './useMatches.ts'

/** Texts of fewer characters are in every sentence. */
const SHORTEST = 2

/** How many documents are shown at first: a search may find something in each. */
const FIRST_DOCUMENTS = 30

const REFUSED: Failure = {
  title: 'Nada foi trocado.',
  description: 'Alguém mudou um dos documentos agora mesmo. Confira a lista e tente de novo.',
}

const UNANSWERED: Failure = {
  title: 'Não se sabe se os trechos foram trocados.',
  description:
    'O servidor não respondeu. Confira a lista; o que tiver sido trocado volta com “Desfazer a troca”.',
}

const failureOf = (error: unknown): Failure => (error instanceof ClientError ? REFUSED : UNANSWERED)

const NOTHING: Search = { text: '', replacement: '', exact: false, wholeWords: false }

const keyOf = ({ id }: MatchedDocument, match: Match) => `${id} ${match.id}`

const countOf = (found: readonly MatchedDocument[]) =>
  found.reduce((count, { matches }) => count + matches.length, 0)

/** The page 'Localizar e trocar': finds a text in all content, and replaces it in drafts. */
export function ReplacePane() {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [search, setSearch] = useState(NOTHING)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(FIRST_DOCUMENTS)
  const { isBusy, attempt } = useAttempt()
  const [last, setLast] = useState(storedReplacement)

  const { text, replacement, exact, wholeWords } = useDeferredValue(search)
  const hasQuery = text.trim().length >= SHORTEST
  const query = useMemo(
    () => ({ text: hasQuery ? text : '', exact, wholeWords }),
    [text, hasQuery, exact, wholeWords],
  )
  const found = useMatches(query)
  const all = found ?? []
  const isChosen = (each: MatchedDocument, match: Match) => !left.has(keyOf(each, match))
  const chosen = all
    .map((each) => ({
      ...each,
      matches: each.matches.filter(
        (match) => isChosen(each, match) && foundIn(match) !== wordsFor(match, replacement),
      ),
    }))
    .filter(({ matches }) => matches.length > 0)

  const change = (values: Partial<Search>) => {
    const next = { ...search, ...values }
    setSearch(next)
    if (isSameQuery(next, search)) return
    setLeft(new Set())
    setShown(FIRST_DOCUMENTS)
  }
  const remember = (made: Replacement | undefined) => {
    storeReplacement(made)
    setLast(made)
  }
  const choose = (key: string, isNowChosen: boolean) => {
    const next = new Set(left)
    if (isNowChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
  }
  const chooseAllOrNone = () =>
    setLeft(
      new Set(
        left.size > 0 ? [] : all.flatMap((each) => each.matches.map((match) => keyOf(each, match))),
      ),
    )

  const replace = async () => {
    const made = replacementOf(chosen, text, replacement)
    await replaceIn(client, chosen, made, { last, remember })
    const places = counted(countOf(chosen), 'trecho trocado', 'trechos trocados')
    push({
      status: 'success',
      title: `${places} em ${counted(chosen.length, 'rascunho', 'rascunhos')}.`,
      description: 'Para desfazer, mesmo depois de publicar, use “Desfazer a troca” nesta página.',
    })
    change(NOTHING)
  }

  return (
    <Box padding={4} overflow="auto" height="fill">
      <Container width={2}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            Localizar e trocar
          </Heading>
          <Text size={1} muted>
            Procura em todos os textos do site. A troca vai para rascunhos: nada muda no site até
            alguém publicar. Valores, endereços, telefones, e-mails e códigos ficam de fora.
          </Text>
          <SearchFields search={search} onChange={change} />
          {last && !isBusy && <UndoCard replacement={last} onUndone={() => remember(undefined)} />}
          {hasQuery && (
            <Flex align="center" gap={3} wrap="wrap">
              <Box flex={1} style={{ minWidth: '14em' }}>
                <Text size={1} role="status">
                  {found ? summaryOf(found) : 'Lendo os documentos…'}
                </Text>
              </Box>
              {replacement && all.length > 0 && (
                <>
                  <Button
                    mode="bleed"
                    fontSize={1}
                    text={left.size > 0 ? 'Marcar todos' : 'Desmarcar todos'}
                    onClick={chooseAllOrNone}
                  />
                  <Button
                    tone="primary"
                    text={`Trocar ${counted(countOf(chosen), 'trecho', 'trechos')}`}
                    disabled={isBusy || chosen.length === 0}
                    loading={isBusy}
                    onClick={() => attempt(replace, failureOf)}
                  />
                </>
              )}
            </Flex>
          )}
          {all.slice(0, shown).map((each) => (
            <MatchCard
              key={each.id}
              found={each}
              replacement={replacement}
              isChosen={(match) => isChosen(each, match)}
              onChoose={(match, isNowChosen) => choose(keyOf(each, match), isNowChosen)}
            />
          ))}
          {all.length > shown && (
            <Button
              mode="ghost"
              fontSize={1}
              text={`Mostrar os outros ${counted(all.length - shown, 'documento', 'documentos')}`}
              onClick={() => setShown(all.length)}
            />
          )}
        </Stack>
      </Container>
    </Box>
  )
}

const summaryOf = (found: readonly MatchedDocument[]): string =>
  found.length === 0
    ? 'Nada encontrado.'
    : `${counted(countOf(found), 'trecho', 'trechos')} em ${counted(found.length, 'documento', 'documentos')}.`
