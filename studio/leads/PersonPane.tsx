import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { counted } from '../base/counted.ts'
import { useAttempt } from '../base/useAttempt.ts'
import { useSecondClick } from '../base/useSecondClick.ts'
import { leadsSheet } from './leadsSheet.ts'
import { receiptOf } from './receipt.ts'
import { eraseLeads, leadsOfPerson } from './requests.ts'
import { saveFile } from './saveFile.ts'
import { staffName } from './staffName.ts'

type PersonLeads = Awaited<ReturnType<typeof leadsOfPerson>>

interface Person {
  email: string
  leads: PersonLeads
}

const FAILURE = { title: 'O pedido não foi atendido. Tente de novo.' }

const requests = ({ leads }: Person) => counted(leads.length, 'pedido', 'pedidos')

/** Finds by e-mail what a person sent, to give it to them on request or erase it with a receipt (LGPD, art. 18). */
export function PersonPane() {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const { isBusy, attempt } = useAttempt()
  const id = useId()
  const [email, setEmail] = useState('')
  const [person, setPerson] = useState<Person>()
  const [receipt, setReceipt] = useState<string>()

  const erase = ({ email: erased }: Person) =>
    attempt(async () => {
      const count = await eraseLeads(client, erased)
      // After a lost answer nothing is left to erase: that is no receipt.
      if (count > 0)
        setReceipt(receiptOf({ email: erased, count, by: staffName(user), at: new Date() }))
      setPerson(count > 0 ? undefined : { email: erased, leads: [] })
    }, FAILURE)
  const erasure = useSecondClick(() => person && erase(person))

  const find = (event: FormEvent) => {
    event.preventDefault()
    setReceipt(undefined)
    erasure.disarm()
    return attempt(async () => {
      setPerson({ email: email.trim(), leads: await leadsOfPerson(client, email) })
    }, FAILURE)
  }

  const save = ({ leads }: Person) =>
    saveFile('dados-pessoais.json', JSON.stringify(leads, null, 2), 'application/json')

  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Text size={1} muted>
          Para atender a quem pede os próprios dados ou a exclusão deles. Confirme antes que quem
          pede é a própria pessoa.
        </Text>
        <form onSubmit={find}>
          <Stack gap={3}>
            <Text as="label" htmlFor={id} size={1} weight="medium">
              E-mail da pessoa
            </Text>
            <Flex gap={2} wrap="wrap">
              <Box flex={1} style={{ minWidth: '12em' }}>
                <TextInput
                  id={id}
                  inputMode="email"
                  autoComplete="off"
                  value={email}
                  onChange={({ currentTarget }) => setEmail(currentTarget.value)}
                />
              </Box>
              <Button
                type="submit"
                text="Procurar"
                tone="primary"
                disabled={isBusy || !email.includes('@')}
              />
            </Flex>
          </Stack>
        </form>
        {person && (
          <Card border radius={2} padding={3} role="status">
            <Stack gap={4}>
              <Text size={1}>
                {person.leads.length === 0
                  ? `Não há nada com o e-mail ${person.email}.`
                  : `${requests(person)} com o e-mail ${person.email}.`}
              </Text>
              {person.leads.length > 0 && (
                <Flex gap={2} wrap="wrap">
                  <Button mode="ghost" text="Baixar os dados" onClick={() => save(person)} />
                  <Button
                    mode="ghost"
                    text="Baixar como planilha"
                    onClick={() =>
                      saveFile('dados-pessoais.csv', leadsSheet(person.leads), 'text/csv')
                    }
                  />
                  <Button
                    mode={erasure.isArmed ? 'default' : 'ghost'}
                    tone="critical"
                    text={
                      erasure.isArmed
                        ? `Excluir ${requests(person)} para sempre`
                        : 'Excluir os dados'
                    }
                    disabled={isBusy}
                    onClick={erasure.onClick}
                  />
                </Flex>
              )}
            </Stack>
          </Card>
        )}
        {receipt && (
          <Card border radius={2} padding={3} tone="positive" role="status">
            <Stack gap={4}>
              <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
                {receipt}
              </Text>
              <Flex>
                <Button
                  mode="ghost"
                  text="Baixar o comprovante"
                  onClick={() => saveFile('comprovante-de-exclusao.txt', receipt, 'text/plain')}
                />
              </Flex>
            </Stack>
          </Card>
        )}
      </Stack>
    </Box>
  )
}
