import { describe, expect, test } from 'vitest'
import { siteSettings } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadSite } from './load.ts'

const siteWith = (fields: object) => loadSite(lakeOf([{ ...siteSettings, ...fields }]), now)

describe('the company', () => {
  test('has its phone as the digits of the chat and as that of the data officer, until they have others', async () => {
    const phone = '+55 (11) 0000-0000'
    expect(await siteWith({ phone })).toMatchObject({ chatPhone: '551100000000', dpoPhone: phone })
    const others = { chatPhone: '5511988887777', dpoPhone: '+55 11 3333-4444' }
    expect(await siteWith({ phone, ...others })).toMatchObject(others)
  })

  test('has opening hours only where they are clock times', async () => {
    const week = { label: 'Semana', days: ['Mo', 'Tu'], opens: '08:00', closes: '18:00' }
    const sunday = { label: 'Domingo', days: ['Su'], note: 'Somente emergências' }
    const openingHours = [
      { ...week, inStructuredData: true },
      { ...sunday, opens: 'fechado' },
    ]
    expect((await siteWith({ openingHours }))?.openingHours).toEqual([
      { ...week, inStructuredData: true },
      { ...sunday, inStructuredData: false },
    ])
  })

  test('has only profiles on known networks with safe URLs', async () => {
    const socialLinks = [
      { network: 'instagram', label: 'Instagram', url: 'https://instagram.com/exemplo' },
      { network: 'orkut', label: 'Orkut', url: 'https://orkut.com' },
      { network: 'youtube', label: 'YouTube', url: 'javascript:alert(1)' },
    ]
    expect((await siteWith({ socialLinks }))?.socialLinks).toEqual([socialLinks[0]])
  })

  test('has default buttons until an editor writes others', async () => {
    const site = await siteWith({ headerButton: { label: 'Fale conosco', action: 'chat' } })
    expect(site?.headerButton).toMatchObject({ label: 'Fale conosco', action: 'chat' })
    expect(site?.partnerHeaderButton).toEqual({ label: 'Quero Ser Parceiro', action: 'partner' })
  })
})
