import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { IntentCard } from '../links/IntentCard.tsx'

const SUBJECTS = '*[_type == "route" && path in $paths]{path, "subject": subject->{_id, _type}}'

const subjectsSchema = z.array(
  z.object({
    path: z.string(),
    subject: z.object({ _id: z.string(), _type: z.string() }).nullable(),
  }),
)
type Subjects = z.infer<typeof subjectsSchema>

/** The pages that the site could not update, each with a link to its document. */
export function FailedPages({ paths }: { paths: string[] }) {
  const subjects = useSubjects(paths)
  return (
    <Card padding={4} radius={3} tone="critical" border>
      <Stack gap={3}>
        <Text size={1}>
          Visitantes ainda veem a versão anterior destas páginas. O site tenta de novo sozinho e a
          cada publicação.
        </Text>
        {paths.map((path) => {
          const subject = subjects.find((found) => found.path === path)?.subject
          return subject ? (
            <IntentCard key={path} params={{ id: subject._id, type: subject._type }}>
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

/** Reads which documents the pages show; none until they are read, or where that is not possible. */
function useSubjects(paths: string[]): Subjects {
  const client = useClient({ apiVersion: API_VERSION })
  const [subjects, setSubjects] = useState<Subjects>([])
  const asked = JSON.stringify(paths)
  useEffect(() => {
    let isOpen = true
    void client.fetch<unknown>(SUBJECTS, { paths: JSON.parse(asked) }).then(
      (found) => isOpen && setSubjects(subjectsSchema.parse(found)),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [client, asked])
  return subjects
}
