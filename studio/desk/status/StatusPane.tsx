import { Badge, Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { SANITY_VERSION } from 'sanity'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { environment } from '../../base/environment.ts'
import { Note } from '../../base/Note.tsx'
import { useNow } from '../../base/useNow.ts'
import { type NotificationState, notificationRow } from './notificationRow.ts'
import { NEWEST_EDIT, NOTIFICATIONS } from './queries.ts'
import { type Readiness, readReadiness } from './readiness.ts'
import { needsAttention, type StatusRow, statusRows } from './rows.ts'

/** Milliseconds between two questions to the site while the page is open. */
const INTERVAL_MS = 10_000

/** The state that the site reports of itself: null if it does not answer, undefined until it is known. */
type Answer = Readiness | null | undefined

/** The page 'Estado': whether the site works, what it last published, and which versions run. */
export function StatusPane() {
  const answer = useSiteStatus(environment.siteUrl)
  const editedAt = useListenQuery<string | null>(NEWEST_EDIT)
  const state = useListenQuery<NotificationState>(NOTIFICATIONS)
  const now = useNow()
  const told =
    environment.hasInbox && state ? notificationRow(state, environment.sendsMail, now) : null
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Container width={1}>
        <Stack gap={4}>
          <Flex align="center" gap={3} role="status">
            <Heading as="h1" size={2}>
              Estado do site
            </Heading>
            <Summary answer={answer} isTelling={told?.tone !== 'critical'} />
          </Flex>
          {answer === null && (
            <Note tone="critical">
              O site não respondeu em {environment.siteUrl}. Esta página pergunta de novo a cada 10
              segundos. Se continuar assim, avise quem cuida do servidor.
            </Note>
          )}
          {answer && answer.pages.failed.length > 0 && (
            <Note tone="critical">
              {`Visitantes ainda veem a versão anterior de ${answer.pages.failed.join(', ')}. O site tenta de novo sozinho e a cada publicação.`}
            </Note>
          )}
          {answer && <Rows rows={statusRows(answer, editedAt)} />}
          {told && <Rows rows={[told]} />}
          <Text size={1} muted>
            Versão do Sanity Studio: {SANITY_VERSION}
          </Text>
        </Stack>
      </Container>
    </Box>
  )
}

function useSiteStatus(siteUrl: string): Answer {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isOpen = true
    const ask = async () => {
      const received = await readReadiness(siteUrl).catch(() => null)
      if (isOpen) setAnswer(received)
    }
    void ask()
    const timer = setInterval(ask, INTERVAL_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
    }
  }, [siteUrl])
  return answer
}

interface SummaryProps {
  answer: Answer
  /** Whether staff are notified of requests. */
  isTelling: boolean
}

function Summary({ answer, isTelling }: SummaryProps) {
  if (answer === undefined) return <Badge>Perguntando…</Badge>
  if (answer === null) return <Badge tone="critical">Não responde</Badge>
  return needsAttention(answer) || !isTelling ? (
    <Badge tone="critical">Precisa de atenção</Badge>
  ) : (
    <Badge tone="positive">Tudo funciona</Badge>
  )
}

function Rows({ rows }: { rows: StatusRow[] }) {
  return (
    <Card border radius={3}>
      <Stack as="dl" padding={2}>
        {rows.map(({ label, value, tone }) => (
          <Card key={label} padding={3} radius={2} tone={tone}>
            <Flex gap={3} wrap="wrap" justify="space-between">
              <Text as="dt" size={1} muted>
                {label}
              </Text>
              <Text as="dd" size={1} weight="medium">
                {value}
              </Text>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Card>
  )
}
