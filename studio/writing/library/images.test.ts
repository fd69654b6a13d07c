import { expect, test } from 'vitest'
import { rowsWith } from '../../base/lists/rowsWith.ts'
import { libraryOf } from './images.ts'

const asset = (_ref: string) => ({ _type: 'reference', _ref })

const images = [
  { _id: 'image-a', url: 'https://lake/a.png', originalFilename: 'IMG_1.png' },
  { _id: 'image-b', url: 'https://lake/b.png', originalFilename: 'IMG_2.png' },
  { _id: 'image-c', url: 'https://lake/c.png', originalFilename: 'logo-nova.png' },
  { _id: 'image-d', url: 'https://lake/d.png' },
]

const documents = [
  {
    _id: 'article-1',
    _type: 'article',
    title: 'Como escolher',
    cover: { _type: 'imageWithAlt', alt: 'Família na praia', asset: asset('image-a') },
    body: [{ _key: 'f', _type: 'figure', alt: 'Um gráfico', image: { asset: asset('image-b') } }],
  },
  {
    _id: 'carrier-1',
    _type: 'carrier',
    name: 'Amil',
    logo: { _type: 'imageWithAlt', alt: '', asset: asset('image-a') },
  },
]

test('an image is known by what documents say it shows, or else by its file, and found by all of these', () => {
  const library = libraryOf(images, documents)
  expect(library.map(({ name, usedIn }) => [name, ...usedIn])).toEqual([
    ['Família na praia', 'Como escolher', 'Amil'],
    ['Um gráfico', 'Como escolher'],
    ['logo-nova.png'],
    ['Sem nome'],
  ])
  for (const words of ['familia PRAIA', 'img_1', 'escolher amil'])
    expect(rowsWith(library, words).map(({ id }) => id)).toEqual(['image-a'])
})
