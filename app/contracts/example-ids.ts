/** A wallet of the simulated world that has orders at every spot venue, at any time. */
export const exampleWallet = '3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ'

/** A User account of Drift there. */
export const exampleUserAccount = 'Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm'
