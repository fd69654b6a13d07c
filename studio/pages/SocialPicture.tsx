import { Card, Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'

interface SocialPictureProps {
  siteUrl: string
  brandName: string
  title: string
  description: string
  /** A picture that an editor chose for networks: it is shown as it is. */
  chosen: string | undefined
  /** The document's picture, beside the title in the card that the site draws. */
  picture: string | undefined
}

/** Twelve hundred by 630 pixels, as networks ask for (https://ogp.me). The colours are the site's own. */
const FRAME: CSSProperties = {
  display: 'flex',
  alignItems: 'stretch',
  aspectRatio: '1200 / 630',
  overflow: 'hidden',
  background: '#FBF7F0',
  color: '#13261F',
  containerType: 'inline-size',
}
const WORDS: CSSProperties = {
  flex: '1 1 0',
  minWidth: 0,
  padding: '5cqi',
  display: 'flex',
  flexDirection: 'column',
  gap: '4cqi',
  fontSize: '5cqi',
  lineHeight: 1.15,
}
const PICTURE: CSSProperties = { flex: '0 0 46%', minWidth: 0, objectFit: 'cover' }

/** A page as networks and chats show a link to it. */
export function SocialPicture(props: SocialPictureProps) {
  const { siteUrl, brandName, title, description, chosen, picture } = props
  return (
    <Card border radius={2} overflow="hidden">
      {chosen ? (
        <img
          src={chosen}
          alt="A imagem escolhida para as redes"
          style={{ width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <div style={FRAME}>
          <div style={WORDS}>
            <div style={{ fontSize: '4cqi' }}>{brandName}</div>
            <div style={{ fontFamily: 'Georgia, serif', fontWeight: 600 }}>
              {title.replace(` | ${brandName}`, '')}
            </div>
          </div>
          {picture && <img src={picture} alt="A imagem do conteúdo" style={PICTURE} />}
        </div>
      )}
      <Card padding={3} tone="transparent">
        <Stack gap={2}>
          <Text size={0} muted>
            {URL.parse(siteUrl)?.host ?? ''}
          </Text>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {title}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {description}
          </Text>
        </Stack>
      </Card>
    </Card>
  )
}
