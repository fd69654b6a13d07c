import { fieldsAbout, presetAnswers } from '@elos/leads/quote/subject'
import { isIslandData } from '@elos/ui/islands/common/data'
import { expect } from '@playwright/test'
import { chatAddress } from '../support/chat.ts'
import { documentAt, parse, type ServedDocument } from '../support/document.ts'
import { leadsOf, newEmail, quoteMessage } from '../support/forms.ts'
import { env } from '../support/lake.ts'
import { SUBJECTS } from '../support/subjects.ts'
import { test } from '../support/test.ts'

/** The data of which each quote modal is made, by the path of the form that it stands for. */
async function modalSubjects() {
  const data: unknown = await (await fetch(new URL('/dados.json', env.E2E_SITE_URL))).json()
  if (!isIslandData(data)) throw new Error('/dados.json lacks some of its data.')
  return data.quoteSubjects
}

/** The links to the form in the text of a page. */
const formLinks = (page: ServedDocument) =>
  [...page.querySelectorAll('main a')].filter(
    (link) => link.textContent.trim() === 'Preencher o formulário',
  )

/** The fields of the form of a page, in order: their labels, their names and what they hold. */
const fieldsOf = (page: ServedDocument) =>
  [...page.querySelectorAll('main form :is(input, select, textarea):not([name="website"])')].map(
    (field) => ({
      label: field.closest('label')?.textContent ?? '',
      name: field.getAttribute('name') ?? '',
      value: (field.querySelector('option[selected]') ?? field).getAttribute('value') ?? '',
    }),
  )

/** Sends a form as a browser without script does. */
const sendForm = (path: string, fields: Record<string, string>) =>
  fetch(new URL(path, env.E2E_SITE_URL), {
    method: 'POST',
    headers: { origin: env.E2E_SITE_URL },
    body: new URLSearchParams(fields),
  })

for (const subject of SUBJECTS) {
  const { path, name, line, about, chosen, own, late } = subject
  const { withoutQuestions = [], withoutOptions = [] } = subject
  test(`the form to which ${path} leads is about ${name}, as its modal is, and is taken`, async () => {
    const formPath = `/cotacao${path}`
    const links = formLinks(await documentAt(path))
    expect(links).not.toEqual([])
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(formPath)
      expect(link.getAttribute('data-island')).toBe('quote')
    }

    const page = await documentAt(formPath)
    expect(page.querySelector('h1')?.textContent).toBe(`Cotação: ${name}`)
    const told = page.querySelector('main form .about')?.textContent
    expect(told).toBe(about ?? (chosen ? undefined : line))
    const fields = fieldsOf(page)
    const labelled = (label: string) => fields.filter((field) => field.label.startsWith(label))
    if (chosen) expect(labelled(chosen[0])).toMatchObject([{ value: chosen[1] }])
    for (const question of withoutQuestions) expect(labelled(question), question).toEqual([])
    for (const [question, option] of withoutOptions)
      expect(labelled(question)[0]?.label, question).not.toContain(option)
    const values = Object.fromEntries(fields.map((field) => [field.name, field.value]))
    const answered = Object.entries(values).filter(([, value]) => value)

    const modal = (await modalSubjects())[formPath]
    expect(modal?.name).toBe(name)
    expect(presetAnswers(modal)).toEqual(Object.fromEntries(answered))
    expect(fieldsAbout(modal).toSorted()).toEqual(Object.keys(values).toSorted())

    const email = newEmail()
    const answers = {
      ...values,
      name: 'Maria José',
      email,
      phone: '11988887777',
      cidade: 'Campinas/SP',
      horario: 'manha',
      ...(own ? { [labelled(own[0])[0]?.name ?? '']: own[1] } : {}),
      ...(late ? { [labelled(late[0])[0]?.name ?? '']: late[1] } : {}),
    }
    const action = page.querySelector('main form')?.getAttribute('action') ?? ''
    const answer = await sendForm(action, answers)
    expect(answer.status).toBe(200)
    const lines = [
      ...(about ? [about] : []),
      line,
      ...(own ? [own[2]] : []),
      'Cidade: Campinas/SP',
      ...(late ? [late[2]] : []),
      'Melhor horário para ligarmos: Manhã',
    ]
    const [lead] = await leadsOf(email)
    expect(lead).toMatchObject({ page: path, answers: lines })
    const chat = parse(await answer.text()).querySelector('main .actions a[href^="https:"]')
    expect(chat?.getAttribute('href')).toBe(
      chatAddress(quoteMessage(email, ...lines, `Pedido: ${lead?.reference}`)),
    )
  })
}
