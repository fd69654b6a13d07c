import type { ReactNode } from 'react'
import { styled } from '../theme/styled.ts'

/** A row of variants. */
export const Row = styled('div', 'GalleryRow')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 24px;
  padding: 24px;
  > .card,
  > .links {
    width: 280px;
  }
  > .rings {
    width: 120px;
  }
`

const Sheet = styled('div', 'GallerySheet')`
  padding: 24px;
`

const Text = styled('div', 'GalleryText')`
  max-width: 728px;
  padding: 24px;
`

/** A piece with the styles that parts get from their section. */
export const sheet = (piece: ReactNode) => <Sheet>{piece}</Sheet>

/** A piece with the styles of long texts. */
export const prose = (piece: ReactNode) => (
  <Text className="paper">
    <div className="prose">{piece}</div>
  </Text>
)
