import { callAsUser } from './authenticated-request';

/** Everything the product stores about the user, as one document. */
export const exportAccount = () => callAsUser('/api/user/export');
