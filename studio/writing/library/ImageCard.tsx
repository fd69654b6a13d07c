import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Card, Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { useClient } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import { useAttempt } from '../../base/useAttempt.ts'
import { useSecondClick } from '../../base/useSecondClick.ts'
import type { LibraryImage } from './images.ts'

const PICTURE: CSSProperties = { width: '100%', aspectRatio: '3 / 2', objectFit: 'contain' }

const FAILURE = {
  title: 'A imagem não foi excluída.',
  description: 'Um documento ainda a usa, ou a conexão caiu.',
}

interface ImageCardProps {
  image: LibraryImage
  /** Whether the field has this image. */
  isChosen: boolean
  onChoose: () => void
}

/** An image of the library: a button that chooses it, and one that deletes it while no document shows it. */
export function ImageCard({ image, isChosen, onChoose }: ImageCardProps) {
  const { id, url, name, usedIn } = image
  const client = useClient({ apiVersion: API_VERSION })
  const { isBusy, attempt } = useAttempt()
  const erasure = useSecondClick(() => attempt(() => client.delete(id), FAILURE))
  const erase = erasure.isArmed ? 'Excluir para sempre' : 'Excluir'
  return (
    <Stack gap={2}>
      <Card
        as="button"
        type="button"
        __unstable_focusRing
        border
        radius={2}
        padding={2}
        tone={isChosen ? 'primary' : 'default'}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <Stack gap={3}>
          <img src={`${url}?w=320&h=214&fit=max`} alt="" loading="lazy" style={PICTURE} />
          <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size={0} muted>
            {usedIn.length > 0 ? `Em ${usedIn.join(', ')}` : 'Nenhum documento a usa'}
          </Text>
        </Stack>
      </Card>
      {usedIn.length === 0 && !isChosen && (
        <SmallButton
          mode="bleed"
          tone="critical"
          text={erase}
          aria-label={`${erase}: ${name}`}
          disabled={isBusy}
          onClick={erasure.onClick}
        />
      )}
    </Stack>
  )
}
