import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Button, Card, Flex, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { KnownRedirect } from './surroundings.ts'

interface RedirectHereProps {
  redirects: readonly KnownRedirect[]
  /** The path that a page is to have. */
  path: string
  pageId: string
  onDropped: () => void
}

/** Offers to delete the redirect that keeps a page from its path, as one that was left when it was taken off. */
export function RedirectHere({ redirects, path, pageId, onDropped }: RedirectHereProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const [dropped, setDropped] = useState<string[]>([])
  const redirect = redirects.find(
    ({ _id, source, target }) => source === path && target !== pageId && !dropped.includes(_id),
  )
  if (!redirect) return null
  const drop = async () => {
    try {
      await client.transaction().delete(redirect._id).delete(`drafts.${redirect._id}`).commit()
      setDropped([...dropped, redirect._id])
      onDropped()
    } catch {
      push({ status: 'error', title: 'O redirecionamento não foi apagado. Tente de novo.' })
    }
  }
  return (
    <Card tone="transparent" border padding={3} radius={2}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>Hoje este endereço leva a {redirect.targetPath ?? 'outra página'}.</Text>
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text="Apagar o redirecionamento"
          onClick={drop}
        />
      </Flex>
    </Card>
  )
}
