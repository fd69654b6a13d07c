import { Card, Stack, Text } from '@sanity/ui'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { IntentCard } from '../../base/links/IntentCard.tsx'

const QUERIES = {
  fetch: '*[route.path in $paths && _id in path("*")]{_id, _type, "path": route.path}',
  listen: '*[route.path in $paths]',
}

interface FailedPage {
  _id: string
  _type: string
  path: string
}

/** The pages that the site could not update, each with a link to its document. */
export function FailedPages({ paths }: { paths: string[] }) {
  const pages = useListenQuery<FailedPage[]>(QUERIES, { paths })
  return (
    <Card padding={4} radius={3} tone="critical" border>
      <Stack gap={3}>
        <Text size={1}>
          Visitantes ainda veem a versão anterior destas páginas. O site tenta de novo sozinho e a
          cada publicação.
        </Text>
        {paths.map((path) => {
          const page = pages?.find((found) => found.path === path)
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
