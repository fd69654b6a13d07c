import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { readLinkCheck } from '@elos/content/review/links'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { counted } from '../base/counted.ts'
import { environment } from '../base/environment.ts'
import { brazilianMoment } from '../base/previews/date.ts'
import { useAttempt } from '../base/useAttempt.ts'
import { checkLinks, linksToCheck } from './checkLinks.ts'

const FAILURE = {
  title: 'Os links não foram conferidos.',
  description: 'O site não respondeu. Tente de novo daqui a alguns minutos.',
}

/** Shows when the links to other sites were last checked, with a button that makes the site check them now. */
export function LinkCheck({ documents }: { documents: readonly StoredDocument[] }) {
  const client = useClient({ apiVersion: API_VERSION })
  const { isBusy, attempt } = useAttempt()
  const [checked, setChecked] = useState(0)
  const urls = linksToCheck(documents)
  const last = readLinkCheck(documents)
  if (!environment.siteUrl || urls.length === 0) return null

  const check = () => {
    setChecked(0)
    return checkLinks({ client, siteUrl: environment.siteUrl, urls, onProgress: setChecked })
  }

  return (
    <Card border radius={3} padding={3} as="section" aria-label="Links para outros sites">
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={2} flex={1} style={{ minWidth: 180 }}>
          <Text as="h2" size={1} weight="semibold">
            Links para outros sites
          </Text>
          <Text size={1} muted role="status">
            {isBusy
              ? `Conferindo: ${checked} de ${urls.length}…`
              : last
                ? `Conferidos em ${brazilianMoment(last.checkedAt)}: ${resultWords(last)}`
                : `${counted(urls.length, 'endereço nunca conferido', 'endereços nunca conferidos')}.`}
          </Text>
        </Stack>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Conferir agora"
          loading={isBusy}
          disabled={isBusy}
          onClick={() => attempt(check, FAILURE)}
        />
      </Flex>
    </Card>
  )
}

/** '1 de 17 não abre, 2 não puderam ser conferidos.' */
function resultWords({
  count,
  dead,
  unsure,
}: NonNullable<ReturnType<typeof readLinkCheck>>): string {
  const broken =
    dead.size === 0
      ? 'nenhum link quebrado'
      : `${dead.size} de ${count} ${dead.size === 1 ? 'não abre' : 'não abrem'}`
  const unknown =
    unsure === 0
      ? ''
      : `; ${counted(unsure, 'não pôde ser conferido', 'não puderam ser conferidos')}`
  return `${broken}${unknown}.`
}
