import './fonts.css';
import './tokens.css';
import './base.css';
import '../first-stage/first-stage.css';
