import type { Removal } from './removal'

const auth = 'app/auth'
const signInTest = 'tests/contract/sign-in.test.ts'
const walletKey = { file: `${auth}/sign-in/wallet-key.server.ts`, test: `${auth}/sign-in/wallet-key.test.ts` }
const signIn = { file: `${auth}/sign-in/sign-in.server.ts`, test: signInTest }
const challenges = { file: 'app/store/access/sign-in-challenges.ts', test: signInTest }
const sessions = { file: 'app/store/access/sessions.ts', test: signInTest }
const ownPage = { file: `${auth}/sign-in/own-page.server.ts`, test: signInTest }
const cookie = {
  file: `${auth}/sign-in/signed-cookie.server.ts`,
  test: `${auth}/sign-in/signed-cookie.test.ts`,
}
const jsonBody = { file: 'app/api/request/json-body.server.ts', test: 'app/api/request/json-body.test.ts' }

/** Defences of sign-in. */
export const signingIn: readonly Removal[] = [
  {
    defence: 'Keys of low order get no challenge',
    ...walletKey,
    edits: [['hasLowOrder(bytes) || ', '']],
  },
  {
    defence: 'Keys off the curve get no challenge',
    ...walletKey,
    edits: [[' || !isOnCurve(bytes)', '']],
  },
  {
    defence: 'The second encoding of a signature is invalid',
    ...walletKey,
    edits: [['  if (!hasCanonicalScalar(signature)) return false\n', '']],
  },
  {
    defence: 'A challenge is deleted when it is used',
    ...challenges,
    edits: [
      [
        '  delete from sign_in_challenge where nonce = (\n',
        '  select message, expires_at_ms from sign_in_challenge where nonce = (\n',
      ],
      ['\n  returning message, expires_at_ms', ''],
    ],
  },
  {
    defence: 'A challenge belongs to the browser that requested it',
    ...challenges,
    edits: [['browser_hash = $1 and address = $2', '$1::bytea is not null and address = $2']],
  },
  {
    defence: 'A browser has at most five challenges',
    ...challenges,
    edits: [['    await client.query({ ...boundBrowser, values: [browser] })\n', '']],
  },
  {
    defence: 'All browsers together have at most 10,000 challenges',
    file: challenges.file,
    test: 'tests/integration/store/sign-in-challenges.test.ts',
    edits: [['    await client.query({ ...boundAll, values: [] })\n', '']],
  },
  {
    defence: 'A challenge lasts five minutes',
    ...signIn,
    edits: [['taken === undefined || clock.nowMs() >= taken.expiresAtMs', 'taken === undefined']],
  },
  {
    defence: 'A sign-in ends the previous session of the browser',
    ...sessions,
    edits: [
      ['    if (replacedHash) await client.query({ ...remove, values: [Buffer.from(replacedHash)] })\n', ''],
    ],
  },
  {
    defence: 'A wallet has at most twenty sessions',
    ...sessions,
    edits: [['    await client.query({ ...boundAddress, values: [address] })\n', '']],
  },
  {
    defence: 'A session ends after 30 days',
    ...sessions,
    edits: [['id_hash = $1 and expires_at_ms > $2', 'id_hash = $1 and $2::int8 is not null']],
  },
  {
    defence: 'Sign-out deletes the session',
    ...signIn,
    edits: [['if (token) await orUnavailable(removeSession(pool, token.hash))', '']],
  },
  {
    defence: 'Every part of a nonce is random',
    file: 'app/auth/sign-in/nonce.server.ts',
    test: 'app/auth/sign-in/nonce.test.ts',
    edits: [["randomBytes(32).toString('hex')", "'ab'.concat(randomBytes(31).toString('hex'))"]],
  },
  {
    defence: 'Sec-Fetch-Site must be ours',
    ...ownPage,
    edits: [["  if (site !== null) return site === 'same-origin' || site === 'none'\n", '']],
  },
  {
    defence: 'Without Sec-Fetch-Site, Origin must be ours',
    ...ownPage,
    edits: [['return origin === null || origin === new URL(publicUrl).origin', 'return true']],
  },
  {
    defence: 'On https, cookies have the prefix __Host-',
    ...cookie,
    edits: [['isSecure ? `__Host-', '!isSecure ? `__Host-']],
  },
  { defence: 'Scripts can’t read cookies', ...cookie, edits: [['httpOnly: true', 'httpOnly: false']] },
  {
    defence: 'Each cookie has a signing key of its own',
    ...cookie,
    edits: [['deriveKey(secret, name)', 'secret']],
  },
  {
    defence: 'Only bodies of type application/json are read',
    file: jsonBody.file,
    test: signInTest,
    edits: [["type !== 'application/json' || ", '']],
  },
  {
    defence: 'Compressed bodies are refused',
    file: jsonBody.file,
    test: jsonBody.test,
    edits: [[" || headers.has('content-encoding')", '']],
  },
  {
    defence: 'A body has at most 16 KiB',
    ...jsonBody,
    edits: [['if (bytes > mostBytes)', 'if (bytes < 0)']],
  },
  {
    defence: 'A session secret is long enough',
    file: 'app/process/session-secret.ts',
    test: 'app/process/session-secret.test.ts',
    edits: [['if (secrets.every(isSecretText)) return secrets', 'if (secrets.length > 0) return secrets']],
  },
]
