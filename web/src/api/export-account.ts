import { callAsUser } from './authenticated-request';

/** Everything the product holds on the user, as one document. */
export const exportAccount = () => callAsUser('/api/user/export');
