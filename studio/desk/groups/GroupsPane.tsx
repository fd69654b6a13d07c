import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { titleOf } from '@elos/content/parts/stored/value'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { ChildCard } from '../../base/links/ChildCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { createGroup, GROUPS, type GroupRow, groupDetail } from './groups.ts'

const NOT_CREATED = { title: 'O grupo não foi criado.', description: CHECK_CONNECTION }

/** The list 'Grupos': drafts that are published together on a day. Those that wait come first. */
export function GroupsPane() {
  const client = useClient({ apiVersion: API_VERSION })
  const groups = useListenQuery<GroupRow[]>(GROUPS)
  const { navigateIntent } = useRouter()
  const { isBusy, attempt } = useAttempt()
  if (!groups) return <ReadingDocuments />
  const create = async () =>
    navigateIntent('edit', { id: await createGroup(client, []), type: GROUP_TYPE })
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Text size={1} muted>
          Rascunhos que entram no site juntos, no dia combinado.
        </Text>
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text="Novo grupo"
            disabled={isBusy}
            loading={isBusy}
            onClick={() => attempt(create, NOT_CREATED)}
          />
        </Flex>
        <Stack as="ul" gap={1}>
          {groups.map((group) => (
            <li key={group._id}>
              <ChildCard id={group._id} parameters={{ type: GROUP_TYPE, path: '' }}>
                <TitleLines title={titleOf(group)} detail={groupDetail(group)} />
              </ChildCard>
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  )
}
