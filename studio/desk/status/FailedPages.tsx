import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { IntentCard } from '../../base/links/IntentCard.tsx'

const PAGES = '*[route.path in $paths]{_id, _type, "path": route.path}'

const pagesSchema = z.array(z.object({ _id: z.string(), _type: z.string(), path: z.string() }))
type Pages = z.infer<typeof pagesSchema>

/** The pages that the site could not update, each with a link to its document. */
export function FailedPages({ paths }: { paths: string[] }) {
  const pages = usePages(paths)
  return (
    <Card padding={4} radius={3} tone="critical" border>
      <Stack gap={3}>
        <Text size={1}>
          Visitantes ainda veem a versão anterior destas páginas. O site tenta de novo sozinho e a
          cada publicação.
        </Text>
        {paths.map((path) => {
          const page = pages.find((found) => found.path === path)
          return page ? (
            <IntentCard key={path} params={{ id: page._id, type: page._type }}>
              <Failure path={path} />
            </IntentCard>
          ) : (
            <Card key={path} padding={3} radius={2}>
              <Failure path={path} />
            </Card>
          )
        })}
      </Stack>
    </Card>
  )
}

const Failure = ({ path }: { path: string }) => <Text size={1}>{path} não pôde ser atualizada</Text>

/** Reads which documents have the pages; none until they are read, or where that is not possible. */
function usePages(paths: string[]): Pages {
  const client = useClient({ apiVersion: API_VERSION })
  const [pages, setPages] = useState<Pages>([])
  const asked = JSON.stringify(paths)
  useEffect(() => {
    let isOpen = true
    void client.fetch<unknown>(PAGES, { paths: JSON.parse(asked) }).then(
      (found) => isOpen && setPages(pagesSchema.parse(found)),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [client, asked])
  return pages
}
