import { expect, test } from 'vitest'
import { type Announcement, checkAnnouncement } from './announcement.ts'

const everywhere = { text: 'Aviso.', where: 'todas', unpublishOn: '2027-01-02' } as const

test.each<[string, Announcement | undefined]>([
  ['none', undefined],
  ['one without a text', { text: ' ', where: 'escolhidas' }],
  ['one of every page', everywhere],
  ['one of chosen pages', { ...everywhere, where: 'escolhidas', pages: [{}] }],
])('%s is accepted', (_, announcement) => {
  expect(checkAnnouncement(announcement)).toEqual([])
})

test.each<[string, Announcement, string]>([
  ['that never ends', { text: 'Aviso.', where: 'todas' }, 'unpublishOn'],
  [
    'that ends before it begins',
    { ...everywhere, publishAt: '2027-01-02T12:00:00Z' },
    'unpublishOn',
  ],
  ['that stands nowhere', { text: 'Aviso.', unpublishOn: '2027-01-02' }, 'where'],
  ['of no chosen page', { ...everywhere, where: 'escolhidas' }, 'pages'],
])('an announcement %s has its error at the field to correct', (_, announcement, field) => {
  expect(checkAnnouncement(announcement)).toMatchObject([{ path: [field] }])
})
