import { Card, Stack, Text } from '@sanity/ui'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from './lengths.ts'

interface SearchResultProps {
  siteUrl: string
  brandName: string
  path: string
  title: string
  description: string
}

const shown = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).trimEnd()}…` : text

/** The address as results show it: 'exemplo.com.br › blog › carencia'. */
const addressText = (siteUrl: string, path: string): string =>
  [URL.parse(siteUrl)?.host ?? '', ...path.split('/')].filter(Boolean).join(' › ')

/** A page as search engines show it, cut where they cut. */
export function SearchResult(props: SearchResultProps) {
  const { siteUrl, brandName, path, title, description } = props
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={3}>
        <Stack gap={2}>
          <Text size={1}>{brandName}</Text>
          <Text size={0} muted textOverflow="ellipsis">
            {addressText(siteUrl, path)}
          </Text>
        </Stack>
        <Text size={2} weight="medium" style={{ color: 'var(--card-link-fg-color)' }}>
          {shown(title, TITLE_LENGTH.max)}
        </Text>
        <Text size={1} muted>
          {shown(description, DESCRIPTION_LENGTH.max)}
        </Text>
      </Stack>
    </Card>
  )
}
