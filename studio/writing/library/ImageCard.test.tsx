// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { click, show } from '../../base/testing/show.tsx'
import { ImageCard } from './ImageCard.tsx'

const remove = vi.hoisted(() => vi.fn())
vi.mock('sanity', () => ({ useClient: () => ({ delete: remove }) }))

const UNUSED = { id: 'image-a', url: '/a.webp', name: 'família.webp', usedIn: [], searched: '' }

test('a double-click erases no image; a click on what then stands there does', () => {
  show(<ImageCard image={UNUSED} isChosen={false} onChoose={() => {}} />)
  click('Excluir: família.webp', 1)
  click('Excluir para sempre: família.webp', 2)
  expect(remove).not.toHaveBeenCalled()
  click('Excluir para sempre: família.webp', 1)
  expect(remove).toHaveBeenCalledWith('image-a')
})
